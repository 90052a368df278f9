-- Long texts move out of the row and everything else stays in it, so that filtering and ranking thousands of rows read
-- short rows.
ALTER TABLE "postings" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "postings"
	ALTER COLUMN "title_search" SET STORAGE PLAIN,
	ALTER COLUMN "countries" SET STORAGE PLAIN,
	ALTER COLUMN "remote_countries" SET STORAGE PLAIN,
	ALTER COLUMN "feed" SET STORAGE MAIN,
	ALTER COLUMN "external_id" SET STORAGE MAIN,
	ALTER COLUMN "source" SET STORAGE MAIN,
	ALTER COLUMN "content_hash" SET STORAGE MAIN,
	ALTER COLUMN "company_name" SET STORAGE MAIN,
	ALTER COLUMN "job_title" SET STORAGE MAIN,
	ALTER COLUMN "job_type" SET STORAGE MAIN,
	ALTER COLUMN "url" SET STORAGE MAIN,
	ALTER COLUMN "salary" SET STORAGE MAIN,
	ALTER COLUMN "location" SET STORAGE MAIN;
--> statement-breakpoint
-- Adds every open posting of the changed rows to the countries in which it is found, and takes it away again. The row WORLD comes
-- first, so that writers wait for each other there and never the other way round further down.
CREATE FUNCTION count_open_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO posting_counts (country, open)
			SELECT key, count(*)
			FROM new_rows CROSS JOIN LATERAL unnest(array_prepend('WORLD', CASE WHEN '*' = ANY (countries) THEN '{*}'::text[] ELSE countries END)) AS key
			WHERE closed_date IS NULL GROUP BY key ORDER BY key <> 'WORLD', key
			ON CONFLICT (country) DO UPDATE SET open = posting_counts.open + excluded.open;
	ELSIF tg_op = 'DELETE' THEN
		INSERT INTO posting_counts (country, open)
			SELECT key, -count(*)
			FROM old_rows CROSS JOIN LATERAL unnest(array_prepend('WORLD', CASE WHEN '*' = ANY (countries) THEN '{*}'::text[] ELSE countries END)) AS key
			WHERE closed_date IS NULL GROUP BY key ORDER BY key <> 'WORLD', key
			ON CONFLICT (country) DO UPDATE SET open = posting_counts.open + excluded.open;
	ELSE
		INSERT INTO posting_counts (country, open)
			SELECT key, sum(weight)
			FROM (
				SELECT countries, closed_date, 1 AS weight FROM new_rows
				UNION ALL
				SELECT countries, closed_date, -1 FROM old_rows
			) AS changed CROSS JOIN LATERAL unnest(array_prepend('WORLD', CASE WHEN '*' = ANY (countries) THEN '{*}'::text[] ELSE countries END)) AS key
			WHERE closed_date IS NULL GROUP BY key ORDER BY key <> 'WORLD', key
			ON CONFLICT (country) DO UPDATE SET open = posting_counts.open + excluded.open;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_inserted AFTER INSERT ON "postings"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_open_postings();
--> statement-breakpoint
CREATE TRIGGER postings_updated AFTER UPDATE ON "postings"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_open_postings();
--> statement-breakpoint
CREATE TRIGGER postings_deleted AFTER DELETE ON "postings"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_open_postings();
