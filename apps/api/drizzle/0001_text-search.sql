-- What search needs of PostgreSQL; both extensions are trusted and come with every managed PostgreSQL.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- English, with accents taken off: "café" is found by "cafe". A configuration, because unaccent() itself is not
-- immutable and so could not stand in a generated column.
CREATE TEXT SEARCH CONFIGURATION keepmark (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION keepmark ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
