CREATE TABLE "sync_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_key_version" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_blobs" (
	"user_id" text NOT NULL,
	"key_version" bigint NOT NULL,
	"blob_id" text NOT NULL,
	"chunk_count" smallint NOT NULL,
	"stored_chunks" smallint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "sync_blobs_user_id_key_version_blob_id_pk" PRIMARY KEY("user_id","key_version","blob_id")
);
--> statement-breakpoint
CREATE TABLE "sync_chunks" (
	"user_id" text NOT NULL,
	"key_version" bigint NOT NULL,
	"blob_id" text NOT NULL,
	"chunk" smallint NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "sync_chunks_user_id_key_version_blob_id_chunk_pk" PRIMARY KEY("user_id","key_version","blob_id","chunk")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
CREATE TABLE "sync_generations" (
	"user_id" text NOT NULL,
	"key_version" bigint NOT NULL,
	"is_current" boolean NOT NULL,
	"wrapped_key" text NOT NULL,
	"head" bigint DEFAULT 0 NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"blob_bytes" bigint DEFAULT 0 NOT NULL,
	"dropped_through" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sync_generations_user_id_key_version_pk" PRIMARY KEY("user_id","key_version")
);
--> statement-breakpoint
CREATE TABLE "sync_items" (
	"user_id" text NOT NULL,
	"key_version" bigint NOT NULL,
	"item_id" text NOT NULL,
	"revision" bigint NOT NULL,
	"is_deleted" boolean NOT NULL,
	"body" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sync_items_user_id_key_version_item_id_pk" PRIMARY KEY("user_id","key_version","item_id")
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
CREATE TABLE "sync_pairings" (
	"user_id" text NOT NULL,
	"pairing_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sync_pairings_user_id_pairing_id_pk" PRIMARY KEY("user_id","pairing_id")
);
--> statement-breakpoint
-- Ciphertext doesn't get smaller: PostgreSQL needn't try. Partitions take it over.
ALTER TABLE "sync_items" ALTER COLUMN "body" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "sync_chunks" ALTER COLUMN "body" SET STORAGE EXTERNAL;--> statement-breakpoint
DO $$
BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format('CREATE TABLE sync_items_%s PARTITION OF sync_items FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
		EXECUTE format('CREATE TABLE sync_chunks_%s PARTITION OF sync_chunks FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
	END LOOP;
END $$;--> statement-breakpoint
-- Nobody without a user record can turn sync on, not even while their account is being deleted.
ALTER TABLE "sync_accounts" ADD CONSTRAINT "sync_accounts_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id");--> statement-breakpoint
-- Each push changes one row of it: in place, if there is room.
ALTER TABLE "sync_generations" SET (fillfactor = 50);--> statement-breakpoint
CREATE UNIQUE INDEX "sync_generations_current" ON "sync_generations" USING btree ("user_id") WHERE is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "sync_items_by_revision" ON "sync_items" USING btree ("user_id","key_version","revision");--> statement-breakpoint
CREATE INDEX "sync_items_tombstones" ON "sync_items" USING btree ("updated_at") WHERE is_deleted;--> statement-breakpoint
CREATE INDEX "sync_pairings_expired" ON "sync_pairings" USING btree ("expires_at");