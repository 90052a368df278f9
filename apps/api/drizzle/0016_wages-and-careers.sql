CREATE TABLE "occupation_tasks" (
	"soc_code" text NOT NULL,
	"onet_code" text NOT NULL,
	"task_id" integer NOT NULL,
	"task" text NOT NULL,
	"is_core" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "occupation_tasks_soc_code_onet_code_task_id_pk" PRIMARY KEY("soc_code","onet_code","task_id")
);
--> statement-breakpoint
CREATE TABLE "occupation_titles" (
	"onet_code" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "occupation_titles_onet_code_title_pk" PRIMARY KEY("onet_code","title")
);
--> statement-breakpoint
CREATE TABLE "related_occupations" (
	"soc_code" text NOT NULL,
	"onet_code" text NOT NULL,
	"related_code" text NOT NULL,
	"tier" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_occupations_soc_code_onet_code_related_code_pk" PRIMARY KEY("soc_code","onet_code","related_code")
);
--> statement-breakpoint
CREATE TABLE "technology_skills" (
	"soc_code" text NOT NULL,
	"onet_code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_in_demand" boolean NOT NULL,
	CONSTRAINT "technology_skills_soc_code_onet_code_name_pk" PRIMARY KEY("soc_code","onet_code","name")
);
--> statement-breakpoint
CREATE TABLE "wage_levels" (
	"soc_code" text NOT NULL,
	"area_code" text NOT NULL,
	"entry" double precision NOT NULL,
	"qualified" double precision NOT NULL,
	"experienced" double precision NOT NULL,
	"fully_competent" double precision NOT NULL,
	"is_yearly" boolean NOT NULL,
	"is_wider_area" boolean DEFAULT false NOT NULL,
	CONSTRAINT "wage_levels_soc_code_area_code_pk" PRIMARY KEY("soc_code","area_code")
);
--> statement-breakpoint
CREATE TABLE "wage_statistics" (
	"soc_code" text NOT NULL,
	"area_code" text NOT NULL,
	"file" text NOT NULL,
	"title" text NOT NULL,
	"year" integer NOT NULL,
	"employment" integer,
	"hourly" double precision[] NOT NULL,
	"yearly" double precision[] NOT NULL,
	"is_top_coded" boolean[] NOT NULL,
	CONSTRAINT "wage_statistics_soc_code_area_code_pk" PRIMARY KEY("soc_code","area_code")
);
--> statement-breakpoint
ALTER TABLE "reference_files" ADD COLUMN "edition" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "occupation_titles_words" ON "occupation_titles" USING gin (to_tsvector('simple', "title")) WITH (fastupdate=false);