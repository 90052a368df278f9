CREATE TABLE "feed_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"started_date" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_date" timestamp with time zone,
	"outcome" text DEFAULT 'running' NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"rejected" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "posting_counts" (
	"country" text PRIMARY KEY NOT NULL,
	"open" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_locations" (
	"posting_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"remote" boolean NOT NULL,
	CONSTRAINT "posting_locations_posting_id_position_pk" PRIMARY KEY("posting_id","position")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"external_id" text NOT NULL,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"company_name" text NOT NULL,
	"job_title" text NOT NULL,
	"job_type" text NOT NULL,
	"description" text NOT NULL,
	"url" text NOT NULL,
	"salary" text NOT NULL,
	"location" text NOT NULL,
	"remote" boolean NOT NULL,
	"countries" text[] NOT NULL,
	"remote_countries" text[] NOT NULL,
	"date_posted" timestamp with time zone,
	"first_seen_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_date" timestamp with time zone,
	"title_search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('keepmark', job_title), 'A') || setweight(to_tsvector('keepmark', company_name), 'B')) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('keepmark', job_title), 'A') || setweight(to_tsvector('keepmark', company_name), 'B') || setweight(to_tsvector('keepmark', description), 'D')) STORED
);
--> statement-breakpoint
ALTER TABLE "posting_locations" ADD CONSTRAINT "posting_locations_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_runs_feed_started" ON "feed_runs" USING btree ("feed","started_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posting_locations_point" ON "posting_locations" USING gist (point("longitude", "latitude")) WHERE "posting_locations"."latitude" is not null;--> statement-breakpoint
CREATE INDEX "posting_locations_area" ON "posting_locations" USING btree ("country","state");--> statement-breakpoint
CREATE INDEX "posting_locations_label" ON "posting_locations" USING gin ("label" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "postings_feed_external_id" ON "postings" USING btree ("feed","external_id");--> statement-breakpoint
CREATE INDEX "postings_newest" ON "postings" USING btree ("date_posted" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "postings"."closed_date" is null;--> statement-breakpoint
CREATE INDEX "postings_search" ON "postings" USING gin ("search") WHERE "postings"."closed_date" is null;--> statement-breakpoint
CREATE INDEX "postings_countries" ON "postings" USING gin ("countries") WHERE "postings"."closed_date" is null;--> statement-breakpoint
CREATE INDEX "postings_company_name" ON "postings" USING gin ("company_name" gin_trgm_ops) WHERE "postings"."closed_date" is null;--> statement-breakpoint
CREATE INDEX "postings_spelling" ON "postings" USING gin (("job_title" || ' ' || "company_name") gin_trgm_ops) WHERE "postings"."closed_date" is null;