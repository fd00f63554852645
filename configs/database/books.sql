-- A hundred thousand books: sqlite3 configs/database/books.db < configs/database/books.sql
CREATE TABLE books(id INTEGER PRIMARY KEY, title TEXT, pages INTEGER, price REAL, year INTEGER, stock INTEGER);
WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 99999)
INSERT INTO books
SELECT n, 'Book ' || n, 40 + n * 7919 % 1180, CASE WHEN n % 5000 = 4999 THEN NULL ELSE 6 + n * 104729 % 9000 / 100.0 END,
       1950 + n * 31 % 74, n * 17 % 23
FROM numbers;
UPDATE books SET price = 250 WHERE id = 77777;
UPDATE books SET price = 2.5 WHERE id IN (31416, 27183);
UPDATE books SET pages = 1300 WHERE id = 54321;
