-- Remote postings are counted by country, too: a search near a place finds all of its country, and counting them takes
-- longer than finding a page. `*` counts as in the keys without a prefix.
CREATE FUNCTION posting_count_keys(countries text[], remote_countries text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY['WORLD']
	|| CASE WHEN '*' = ANY (countries) THEN '{*}'::text[] ELSE countries END
	|| CASE WHEN '*' = ANY (remote_countries) THEN '{remote:*}'::text[] ELSE ARRAY(SELECT 'remote:' || country FROM unnest(remote_countries) AS country) END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_open_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO posting_counts (country, open)
			SELECT key, count(*)
			FROM new_rows CROSS JOIN LATERAL unnest(posting_count_keys(countries, remote_countries)) AS key
			WHERE closed_date IS NULL GROUP BY key ORDER BY key <> 'WORLD', key
			ON CONFLICT (country) DO UPDATE SET open = posting_counts.open + excluded.open;
	ELSIF tg_op = 'DELETE' THEN
		INSERT INTO posting_counts (country, open)
			SELECT key, -count(*)
			FROM old_rows CROSS JOIN LATERAL unnest(posting_count_keys(countries, remote_countries)) AS key
			WHERE closed_date IS NULL GROUP BY key ORDER BY key <> 'WORLD', key
			ON CONFLICT (country) DO UPDATE SET open = posting_counts.open + excluded.open;
	ELSE
		INSERT INTO posting_counts (country, open)
			SELECT key, sum(weight)
			FROM (
				SELECT countries, remote_countries, closed_date, 1 AS weight FROM new_rows
				UNION ALL
				SELECT countries, remote_countries, closed_date, -1 FROM old_rows
			) AS changed CROSS JOIN LATERAL unnest(posting_count_keys(countries, remote_countries)) AS key
			WHERE closed_date IS NULL GROUP BY key ORDER BY key <> 'WORLD', key
			ON CONFLICT (country) DO UPDATE SET open = posting_counts.open + excluded.open;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Nobody changes a posting between this count and the end of the migration.
LOCK TABLE postings IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO posting_counts (country, open)
	SELECT key, count(*)
	FROM postings CROSS JOIN LATERAL unnest(posting_count_keys('{}', remote_countries)) AS key
	WHERE closed_date IS NULL AND key <> 'WORLD' GROUP BY key;
