-- Includes the columns that a search near a point reads, so that it needs only the index. In the table, each location is
-- on a different page.
DROP INDEX "posting_locations_point";
--> statement-breakpoint
CREATE INDEX "posting_locations_point" ON "posting_locations" USING gist (point("longitude", "latitude"))
	INCLUDE ("posting_id", "latitude", "longitude") WHERE "latitude" is not null;
