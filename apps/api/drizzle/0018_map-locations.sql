CREATE TABLE "map_locations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "map_locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place_id" text NOT NULL,
	"extract" text NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_keys" text[] NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"population" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search" "tsvector" NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "map_locations_placeId_unique" UNIQUE("place_id")
);
--> statement-breakpoint
CREATE INDEX "map_locations_words" ON "map_locations" USING gin ("search");--> statement-breakpoint
CREATE INDEX "map_locations_extract" ON "map_locations" USING btree ("extract");--> statement-breakpoint
CREATE INDEX "places_title" ON "places" USING btree ("title_key");