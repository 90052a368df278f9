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
CREATE INDEX "sync_pairings_expired" ON "sync_pairings" USING btree ("expires_at");--> statement-breakpoint
-- Stores pushed items whose base is the stored revision, and gives back all of them: those with their new revisions, and the
-- others as they are stored, with bodies up to `answer_bytes` in all. No row if there is no such generation; one without an
-- item if it would take more than `limit_bytes` and more than before. A function, since a push in several statements takes
-- most of its time between them, with the lock.
CREATE FUNCTION sync_push(
	of_user text, of_version bigint, ids text[], bases bigint[], deletions boolean[], bodies bytea[], pushed_at timestamptz,
	row_bytes integer, limit_bytes bigint, answer_bytes bigint
) RETURNS TABLE (
	place bigint, is_accepted boolean, revision bigint, is_deleted boolean, body bytea,
	head bigint, stored_bytes bigint, is_current boolean
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
	generation sync_generations;
	accepted bigint[];
	added integer;
	grown bigint;
BEGIN
	-- Other pushes wait here, so that revisions become visible in their order.
	SELECT * INTO generation FROM sync_generations WHERE user_id = of_user AND key_version = of_version FOR UPDATE;
	IF NOT FOUND THEN
		RETURN;
	END IF;

	SELECT
		coalesce(array_agg(pushed.place ORDER BY pushed.place), '{}'),
		count(*) FILTER (WHERE stored.item_id IS NULL),
		coalesce(sum(
			octet_length(pushed.body) - coalesce(octet_length(stored.body), 0)
			+ CASE WHEN stored.item_id IS NULL THEN row_bytes ELSE 0 END
		), 0)
	INTO accepted, added, grown
	FROM unnest(ids, bases, bodies) WITH ORDINALITY AS pushed(id, base, body, place)
	LEFT JOIN sync_items stored
		ON stored.user_id = of_user AND stored.key_version = of_version AND stored.item_id = pushed.id
	WHERE coalesce(stored.revision, 0) = pushed.base;

	IF grown > 0 AND generation.stored_bytes + grown > limit_bytes THEN
		RETURN QUERY SELECT NULL::bigint, false, NULL::bigint, false, NULL::bytea,
			generation.head, generation.stored_bytes, generation.is_current;
		RETURN;
	END IF;

	IF cardinality(accepted) > 0 THEN
		INSERT INTO sync_items AS stored (user_id, key_version, item_id, revision, is_deleted, body, updated_at)
		SELECT of_user, of_version, ids[at], generation.head + position, deletions[at], bodies[at], pushed_at
		FROM unnest(accepted) WITH ORDINALITY AS chosen(at, position)
		ON CONFLICT (user_id, key_version, item_id) DO UPDATE
		SET revision = excluded.revision, is_deleted = excluded.is_deleted, body = excluded.body,
			updated_at = excluded.updated_at;
		UPDATE sync_generations
		SET head = generation.head + cardinality(accepted),
			stored_bytes = generation.stored_bytes + grown,
			item_count = generation.item_count + added
		WHERE user_id = of_user AND key_version = of_version
		RETURNING * INTO generation;
	END IF;

	RETURN QUERY
	SELECT at, true, generation.head - cardinality(accepted) + position, deletions[at], NULL::bytea,
		generation.head, generation.stored_bytes, generation.is_current
	FROM unnest(accepted) WITH ORDINALITY AS chosen(at, position)
	UNION ALL
	SELECT conflict.place, false, conflict.revision, conflict.is_deleted,
		CASE WHEN conflict.total <= answer_bytes THEN conflict.body END,
		generation.head, generation.stored_bytes, generation.is_current
	FROM (
		SELECT pushed.place, stored.revision, stored.is_deleted, stored.body,
			sum(octet_length(stored.body)) OVER (ORDER BY pushed.place) AS total
		FROM unnest(ids) WITH ORDINALITY AS pushed(id, place)
		LEFT JOIN sync_items stored
			ON stored.user_id = of_user AND stored.key_version = of_version AND stored.item_id = pushed.id
		WHERE pushed.place <> ALL (accepted)
	) AS conflict;
END $$;
