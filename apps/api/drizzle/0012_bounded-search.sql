CREATE TABLE "posting_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "postings_spelling";--> statement-breakpoint
CREATE INDEX "posting_words_spelling" ON "posting_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "postings_title_search" ON "postings" USING gin ("title_search") WHERE "postings"."closed_date" is null;--> statement-breakpoint
CREATE INDEX "postings_title_words" ON "postings" USING gin (to_tsvector('simple', "job_title")) WHERE "postings"."closed_date" is null;--> statement-breakpoint
CREATE INDEX "postings_remote_countries" ON "postings" USING gin ("remote_countries") WHERE "postings"."closed_date" is null;
--> statement-breakpoint
-- Writers of postings wait for each other (the row WORLD of posting_counts, whose triggers fire first), so that two of
-- them never add one word at the same time.
CREATE FUNCTION add_posting_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO posting_words (word)
		SELECT DISTINCT word FROM new_rows CROSS JOIN LATERAL unnest(tsvector_to_array(title_search)) AS word
		ORDER BY word
		ON CONFLICT (word) DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_words_inserted AFTER INSERT ON "postings"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_posting_words();
--> statement-breakpoint
CREATE TRIGGER postings_words_updated AFTER UPDATE ON "postings"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_posting_words();
--> statement-breakpoint
INSERT INTO posting_words (word)
	SELECT DISTINCT word FROM postings CROSS JOIN LATERAL unnest(tsvector_to_array(title_search)) AS word;
