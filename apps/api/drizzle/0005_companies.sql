CREATE TABLE "company_groups" (
	"group" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"added_by" text,
	"added_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group" text NOT NULL,
	"name_key" text NOT NULL,
	"company_name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"job_postings_url" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"country_code" text DEFAULT '' NOT NULL,
	"posting_countries" text[] DEFAULT '{}' NOT NULL,
	"open_postings" integer DEFAULT 0 NOT NULL,
	"posting_places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"added_by" text,
	"added_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('keepmark', company_name), 'A') ||
        setweight(to_tsvector('keepmark', summary || ' ' || description), 'D')) STORED
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_group_company_groups_group_fk" FOREIGN KEY ("group") REFERENCES "public"."company_groups"("group") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_group_name" ON "companies" USING btree ("group","name_key");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "companies_spelling" ON "companies" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search");--> statement-breakpoint
CREATE INDEX "companies_country" ON "companies" USING gin (("posting_countries" || "country_code"));--> statement-breakpoint
CREATE INDEX "companies_listed" ON "companies" USING btree ("open_postings" DESC NULLS LAST,"name_key","id") WHERE "companies"."is_listed";--> statement-breakpoint
CREATE INDEX "companies_in_group" ON "companies" USING btree ("group","open_postings" DESC NULLS LAST,"name_key","id");