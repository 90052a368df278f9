CREATE TABLE "company_additions" (
	"added_by" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"additions" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "companies_group_name";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "review" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "review_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_own_group_name" ON "companies" USING btree ("added_by","group","name_key") WHERE "companies"."review" <> 'approved';--> statement-breakpoint
CREATE INDEX "companies_waiting" ON "companies" USING btree ("id") WHERE "companies"."review" = 'waiting';--> statement-breakpoint
CREATE INDEX "companies_added_by" ON "companies" USING btree ("added_by") WHERE "companies"."added_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_group_name" ON "companies" USING btree ("group","name_key") WHERE "companies"."review" = 'approved';--> statement-breakpoint
-- Nobody has reviewed what persons added before there was a review.
UPDATE "companies" SET "review" = 'waiting', "is_listed" = true WHERE "source" = 'user';
