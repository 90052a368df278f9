import type { DatabaseHandle } from '../../platform/database/open-database';
import { companyReviews, reviewIdOf } from '../review/company-reviews';

/** Approves the company of this id, or without one whatever waits. */
export async function approveWaiting(database: DatabaseHandle, id?: number): Promise<void> {
  const reviews = companyReviews(database);
  const { companies } = await reviews.waiting(1000);
  await reviews.approve(companies.filter((company) => id === undefined || company.id === id).map(reviewIdOf));
}
