import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { useMemo } from 'react';
import { readLetterDocument } from '../letters-store';
import { blankLetter, blankDocument } from '@keepmark/resume-document/new-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import {
  letterTable,
  resumeTable,
  sentContentTable,
  type SentDocument,
  sentDocumentTable,
} from '@keepmark/resume-document/tables';
import { entryTables } from '../resume-rows';
import { readResumeDocument } from '../read-resume';
import { escapeRichText } from '@keepmark/resume-document/rich-text';

/** The documents sent with one application: a résumé, a letter, or both. */
export interface SentContent {
  readonly resume?: ResumeDocument;
  readonly letter?: LetterDocument;
}

/** An application whose documents to freeze. */
export interface SentApplication {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** The résumé that was sent, or empty. */
  readonly resumeId: string;
  /** The letter that was sent, or empty. */
  readonly letterId: string;
  /** A letter written on the application form, if there is no `letterId`. Plain text. */
  readonly letterText?: string;
  /** `YYYY-MM-DD`. */
  readonly dateSent: string;
}

/** A letter from plain text, headed by the résumé that was sent with it. */
function letterOfText(text: string, resume: ResumeDocument | undefined, application: SentApplication): LetterDocument {
  const { companyName, jobTitle, dateSent } = application;
  const { name = '', headline = '', phone = '', email = '', location = '', links = [], photoId = '' } = resume ?? {};
  return blankLetter({
    title: 'Cover letter',
    sender: { name, headline, phone, email, location, links, photoId },
    companyName,
    subject: jobTitle,
    date: dateSent,
    body: escapeRichText(text.trim()),
    ...(resume && { design: { ...resume.design, pageBreaksBefore: [] } }),
  });
}

function readContent(database: Database, application: SentApplication) {
  const { resumeId, letterId, letterText = '' } = application;
  const resume = resumeId === '' ? undefined : readResumeDocument(database, resumeId);
  const chosen = letterId === '' ? undefined : readLetterDocument(database, letterId);
  const letter = chosen ?? (letterText.trim() === '' ? undefined : letterOfText(letterText, resume, application));
  if (!resume && !letter) return undefined;
  const content = JSON.stringify({ resume, letter });
  const contentHash = bytesToHex(sha256(utf8ToBytes(content)));
  return { resume, letter, isChosenLetter: chosen !== undefined, content, contentHash };
}

interface LastContent {
  readonly key: string;
  readonly answer: ReturnType<typeof readContent>;
}

/** Caches the last read of each database, since thousands of jobs may become applied together. */
const lastContents = new WeakMap<Database, LastContent>();

function currentContent(database: Database, application: SentApplication): LastContent['answer'] {
  const { resumeId, letterId, letterText = '' } = application;
  if (letterText.trim() !== '') return readContent(database, application);
  const tables = [resumeTable, letterTable, ...Object.values(entryTables)];
  const revisions = tables.map((definition) => database.table<{ readonly internalId: string }>(definition).revision);
  const key = [resumeId, letterId, ...revisions].join(' ');
  const last = lastContents.get(database);
  if (last?.key === key) return last.answer;
  const answer = readContent(database, application);
  lastContents.set(database, { key, answer });
  return answer;
}

/**
 * Freezes the documents of an application. Call it within the transaction of the application. Equal content is stored
 * only once.
 * @returns the id of the sent document; undefined if none of its documents exist anymore
 */
export function freezeSentDocument(database: Database, application: SentApplication): string | undefined {
  const { resumeId, letterId, letterText: _, ...facts } = application;
  const current = currentContent(database, application);
  if (!current) return undefined;
  const { resume, letter, isChosenLetter, content, contentHash } = current;
  const contents = database.table(sentContentTable);
  const documents = database.table(sentDocumentTable);
  if (contents.count({ contentHash }) === 0) contents.insert({ contentHash, content });
  const { jobId, dateSent } = application;
  const same = documents.query({ where: { jobId, contentHash, dateSent }, limit: 1 })[0];
  return (
    same?.internalId ??
    documents.insert({
      ...facts,
      contentHash,
      resumeId: resume ? resumeId : '',
      letterId: isChosenLetter ? letterId : '',
      resumeTitle: resume?.title ?? '',
      letterTitle: letter?.title ?? '',
    })
  );
}

/** Reads a sent document; undefined if its content is gone. Newer fields get their defaults. */
export function readSentContent(
  database: Database,
  { contentHash }: Pick<SentDocument, 'contentHash'>,
): SentContent | undefined {
  const stored = database.table(sentContentTable).query({ where: { contentHash }, limit: 1 })[0];
  if (!stored) return undefined;
  const { resume, letter } = parsed(stored.content);
  return {
    ...(resume && { resume: { ...blankDocument(), ...resume } }),
    ...(letter && { letter: { ...blankLetter(), ...letter } }),
  };
}

function parsed(content: string): SentContent {
  try {
    return JSON.parse(content) as SentContent;
  } catch {
    return {};
  }
}

/** Deletes the sent documents of jobs that are being deleted. Call it within that transaction. */
export function deleteSentDocumentsOf(database: Database, jobIds: readonly string[]): void {
  const gone = new Set(jobIds);
  deleteDocuments(database, allRows(database.table(sentDocumentTable), { where: ({ jobId }) => gone.has(jobId) }));
}

/** Deletes one sent document, and its content if no other document has the same. */
export function deleteSentDocument(database: Database, sentId: string): Undo {
  const document = database.table(sentDocumentTable).get(sentId);
  return database.undoable('Deleted a sent document', () => deleteDocuments(database, document ? [document] : []));
}

function deleteDocuments(database: Database, documents: readonly SentDocument[]): void {
  const table = database.table(sentDocumentTable);
  const contents = database.table(sentContentTable);
  for (const { internalId } of documents) table.delete(internalId);
  for (const contentHash of new Set(documents.map((document) => document.contentHash))) {
    if (table.count({ contentHash }) === 0) contents.delete({ contentHash });
  }
}

/** Changes the date of the documents sent with a job's application. Call it within that transaction. */
export function moveSentDate(database: Database, jobId: string, from: string, to: string): void {
  database.table(sentDocumentTable).update({ jobId, dateSent: from }, { dateSent: to });
}

/** Whether anything is recorded as sent with a job's application. */
export const hasSentDocuments = (database: Database, jobId: string): boolean =>
  database.table(sentDocumentTable).count({ jobId }) > 0;

/** The letter of a job that was changed last, or undefined. */
export function letterOfJob(database: Database, jobId: string) {
  return database
    .table(letterTable)
    .query({ where: { jobId } })
    .toSorted((left, right) => (left.dateUpdated < right.dateUpdated ? 1 : -1))[0];
}

/** The documents sent with the applications of a job, newest first. Re-renders when they change. */
export function useSentDocuments(jobId: string): readonly SentDocument[] {
  const documents = useAllRows(sentDocumentTable, { where: { jobId } });
  return useMemo(() => documents.toSorted((left, right) => (sentKey(left) < sentKey(right) ? 1 : -1)), [documents]);
}

const sentKey = ({ dateSent, internalId }: SentDocument): string => `${dateSent} ${internalId}`;

/** One sent document with its content, or undefined if it was deleted. */
export function useSentDocument(
  sentId: string,
): { readonly document: SentDocument; readonly content: SentContent | undefined } | undefined {
  const database = useDatabase();
  const document = useRow(sentDocumentTable, sentId);
  return useMemo(() => document && { document, content: readSentContent(database, document) }, [database, document]);
}
