CREATE TABLE "company_names" (
	"company_name" text PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_companies" (
	"company_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"heir" text
);
--> statement-breakpoint
CREATE TABLE "posting_records" (
	"posting_id" bigint PRIMARY KEY NOT NULL,
	"record_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posting_records" ADD CONSTRAINT "posting_records_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_names_key" ON "company_names" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "stale_companies_name" ON "stale_companies" USING btree ("company_name");--> statement-breakpoint
CREATE INDEX "postings_company" ON "postings" USING btree ("company_name") WHERE "postings"."closed_date" is null;--> statement-breakpoint
CREATE INDEX "postings_sample" ON "postings" USING btree ("id") WHERE "postings"."sample";
--> statement-breakpoint
-- Notes every company whose open postings a statement changes, under its name before and after, so that the directory
-- is refreshed for these companies and no others.
CREATE FUNCTION mark_stale_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO stale_companies SELECT DISTINCT company_name FROM new_rows WHERE closed_date IS NULL;
	ELSIF tg_op = 'DELETE' THEN
		INSERT INTO stale_companies SELECT DISTINCT company_name FROM old_rows WHERE closed_date IS NULL;
	ELSE
		INSERT INTO stale_companies
			SELECT company_name FROM new_rows WHERE closed_date IS NULL
			UNION
			SELECT company_name FROM old_rows WHERE closed_date IS NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_of_inserted AFTER INSERT ON "postings"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_companies();
--> statement-breakpoint
CREATE TRIGGER companies_of_updated AFTER UPDATE ON "postings"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_companies();
--> statement-breakpoint
CREATE TRIGGER companies_of_deleted AFTER DELETE ON "postings"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_stale_companies();
--> statement-breakpoint
-- A refresh that was canceled has left the directory behind, and sample companies in it: everything is looked at once.
INSERT INTO stale_companies
	SELECT company_name FROM postings WHERE closed_date IS NULL
	UNION
	SELECT company_name FROM companies WHERE open_postings > 0 OR sample;
--> statement-breakpoint
-- Every SimplifyJobs list stood under one name. Which list the postings are from is not known: the first that is read
-- takes them over.
INSERT INTO former_feeds (name) SELECT 'simplify' WHERE EXISTS (SELECT FROM postings WHERE feed = 'simplify');
