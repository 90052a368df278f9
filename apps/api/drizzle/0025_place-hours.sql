CREATE TABLE "place_hours" (
	"hours" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"schedule" jsonb,
	"remark" text NOT NULL,
	"end_date" date,
	"version" integer NOT NULL,
	"read_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_hours_hours_country_state_pk" PRIMARY KEY("hours","country","state")
);
