CREATE TABLE "places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place_id" text NOT NULL,
	"extract" text NOT NULL,
	"content_hash" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"words" text[] NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"address" text NOT NULL,
	"website" text NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"profiles" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"mercator" double precision NOT NULL,
	"cells" integer[] NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(words)) STORED,
	CONSTRAINT "places_placeId_unique" UNIQUE("place_id")
);
--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin ("search","cells");--> statement-breakpoint
CREATE INDEX "places_point" ON "places" USING gist (point("longitude", "mercator"));--> statement-breakpoint
CREATE INDEX "places_spelling" ON "places" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_extract" ON "places" USING btree ("extract");