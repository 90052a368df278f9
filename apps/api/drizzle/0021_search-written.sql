-- Parsing the description is most of the cost of a new posting. An ingest reuses what the database said about each word,
-- so it writes the column itself. Existing values stay, and no row is rewritten.
ALTER TABLE "postings" ALTER COLUMN "search" DROP EXPRESSION;
--> statement-breakpoint
-- For other writers, such as a process of the previous release: fills the column when a posting is inserted without it, or
-- when its texts change and the column doesn't.
CREATE FUNCTION fill_posting_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search := setweight(to_tsvector('keepmark', NEW.job_title), 'A') || setweight(to_tsvector('keepmark', NEW.company_name), 'B')
		|| setweight(to_tsvector('keepmark', NEW.description), 'D');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_search_inserted BEFORE INSERT ON "postings"
	FOR EACH ROW WHEN (NEW.search IS NULL) EXECUTE FUNCTION fill_posting_search();
--> statement-breakpoint
CREATE TRIGGER postings_search_updated BEFORE UPDATE OF "job_title", "company_name", "description" ON "postings"
	FOR EACH ROW WHEN (NEW.search IS NOT DISTINCT FROM OLD.search
		AND (NEW.job_title, NEW.company_name, NEW.description) IS DISTINCT FROM (OLD.job_title, OLD.company_name, OLD.description))
	EXECUTE FUNCTION fill_posting_search();
