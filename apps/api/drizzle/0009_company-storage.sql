-- Long texts move out of the row and everything else stays in it: a word that thousands of names hold reads short rows.
ALTER TABLE "companies" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "companies"
	ALTER COLUMN "group" SET STORAGE MAIN,
	ALTER COLUMN "name_key" SET STORAGE MAIN,
	ALTER COLUMN "company_name" SET STORAGE MAIN,
	ALTER COLUMN "country_code" SET STORAGE MAIN,
	ALTER COLUMN "posting_countries" SET STORAGE PLAIN;
