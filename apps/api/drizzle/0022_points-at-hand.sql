-- What is near a point is told by the index alone: it holds what a search reads of a location, each of which stands on
-- another page of the table.
DROP INDEX "posting_locations_point";
--> statement-breakpoint
CREATE INDEX "posting_locations_point" ON "posting_locations" USING gist (point("longitude", "latitude"))
	INCLUDE ("posting_id", "latitude", "longitude") WHERE "latitude" is not null;
