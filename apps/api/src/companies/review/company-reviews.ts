import { createHash } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { companyGroupTable } from '../company-group-table';
import { type CompanyRow, companyTable } from '../company-table';
import { relist } from '../listed-companies';
import { ReviewError } from './review-error';

/** A company that waits, with the name of its group as it is written. */
export type WaitingCompany = CompanyRow & { readonly groupName: string };

/** What a person entered for a company: all that the operator reads, and so all that a review id identifies. */
export function saidOf(company: WaitingCompany) {
  const { companyName, groupName, url, jobPostingsUrl, summary, description, links } = company;
  const { address, city, state, country, latitude, longitude } = company;
  return {
    companyName,
    groupName,
    url,
    jobPostingsUrl,
    summary,
    description,
    links,
    address,
    city,
    state,
    country,
    latitude,
    longitude,
  };
}

/** Names a company and the text of it that was read: "12-4f2a91c0". */
export function reviewIdOf(company: WaitingCompany): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(saidOf(company)))
    .digest('hex');
  return `${company.id}-${digest.slice(0, 8)}`;
}

type Transaction = Parameters<Parameters<DatabaseHandle['transaction']>[0]>[0];

/** What the operator says of the companies that persons have added. */
export function companyReviews(database: DatabaseHandle) {
  const decide = (
    ids: readonly string[],
    change: (transaction: Transaction, company: WaitingCompany) => Promise<void>,
  ) =>
    database.transaction(async (transaction) => {
      const decided: WaitingCompany[] = [];
      for (const id of ids) {
        const company = await requireWaiting(transaction, id);
        await change(transaction, company);
        decided.push(company);
      }
      return decided;
    });

  return {
    /** The companies that wait, those that have waited longest first, and how many there are in all. */
    waiting: async (limit: number): Promise<{ companies: WaitingCompany[]; total: number }> => {
      const isWaiting = eq(companyTable.review, 'waiting');
      const rows = await waitingRows(database)
        .where(isWaiting)
        .orderBy(asc(companyTable.updatedDate), asc(companyTable.id))
        .limit(limit);
      const [counted] = await database.select({ total: count() }).from(companyTable).where(isWaiting);
      return { companies: rows.map(companyOf), total: counted?.total ?? 0 };
    },

    /** Shows companies to everybody; all of them or, when it throws, none. @throws ReviewError */
    approve: (ids: readonly string[]): Promise<WaitingCompany[]> =>
      decide(ids, async (transaction, { id, group, groupName, nameKey, companyName }) => {
        const [namesake] = await transaction
          .select({ id: companyTable.id })
          .from(companyTable)
          .where(
            and(eq(companyTable.group, group), eq(companyTable.nameKey, nameKey), eq(companyTable.review, 'approved')),
          );
        if (namesake) {
          throw new ReviewError(
            `"${groupName}" already holds a company named "${companyName}". Reject this one. Nothing was changed.`,
          );
        }
        await transaction
          .update(companyTable)
          .set({ review: 'approved', reviewNote: '' })
          .where(eq(companyTable.id, id));
        await relist(transaction, [nameKey]);
      }),

    /** Keeps companies to their authors, who read the reason; all of them or, when it throws, none. @throws ReviewError */
    reject: (ids: readonly string[], reason: string): Promise<WaitingCompany[]> =>
      decide(ids, async (transaction, { id }) => {
        await transaction
          .update(companyTable)
          .set({ review: 'rejected', reviewNote: reason })
          .where(eq(companyTable.id, id));
      }),
  };
}

const waitingRows = (database: Pick<DatabaseHandle, 'select'>) =>
  database
    .select({ company: companyTable, groupName: companyGroupTable.groupName })
    .from(companyTable)
    .innerJoin(companyGroupTable, eq(companyGroupTable.group, companyTable.group));

const companyOf = ({ company, groupName }: { company: CompanyRow; groupName: string }): WaitingCompany => ({
  ...company,
  groupName,
});

async function requireWaiting(transaction: Transaction, reviewId: string): Promise<WaitingCompany> {
  const id = /^(\d{1,15})-[\da-f]{8}$/.exec(reviewId)?.[1];
  if (id === undefined) {
    throw new ReviewError(
      `"${reviewId}" is not an id of the list. Copy it whole, such as 12-4f2a91c0: it also says which text you have read.`,
    );
  }
  const [row] = await waitingRows(transaction)
    .where(and(eq(companyTable.id, Number(id)), eq(companyTable.review, 'waiting')))
    .for('update', { of: companyTable });
  if (row === undefined) throw new ReviewError(`Company ${id} is not waiting for review. Nothing was changed.`);
  const company = companyOf(row);
  if (reviewIdOf(company) !== reviewId) {
    throw new ReviewError(`Company ${id} has changed since you listed it. List it again. Nothing was changed.`);
  }
  return company;
}
