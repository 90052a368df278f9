-- A list of words is hardly any shorter when it is compressed. Uncompressed, it is written and read faster. Rows that are
-- there already stay as they are until they change, so nothing is rewritten.
ALTER TABLE "postings" ALTER COLUMN "search" SET STORAGE EXTERNAL;
