CREATE TABLE "reference_files" (
	"file" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_rows" (
	"file" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "reference_rows_file_key_pk" PRIMARY KEY("file","key")
);
--> statement-breakpoint
ALTER TABLE "reference_rows" ADD CONSTRAINT "reference_rows_file_reference_files_file_fk" FOREIGN KEY ("file") REFERENCES "public"."reference_files"("file") ON DELETE cascade ON UPDATE no action;