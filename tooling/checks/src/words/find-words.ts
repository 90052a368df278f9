import ts from 'typescript';
import { type Place, quoted, rules, storedTexts } from './rules';

/** A wording that the language guide replaces, where it stands. */
export interface Finding {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly place: Place;
  /** The wording as it is written. */
  readonly found: string;
  readonly say: string;
}

/** The findings in a TypeScript file: its strings, its JSX text, the names it declares, and its comments. */
export function findInCode(fileName: string, code: string): Finding[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, kind);
  const findings: Finding[] = [];
  const report = (at: number, place: Place, text: string) => {
    const line = file.getLineAndCharacterOfPosition(at).line + 1;
    findings.push(...findInText(text, place, fileName, line));
  };

  const visit = (node: ts.Node): void => {
    if (isText(node)) report(node.getStart(), 'text', node.text);
    else if (ts.isIdentifier(node) && isDeclared(node)) report(node.getStart(), 'name', node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { pos, text } of commentsOf(file)) report(pos, 'comment', text);
  return findings.toSorted((left, right) => left.line - right.line);
}

/** The findings in Markdown, its code left alone. */
export function findInProse(path: string, text: string): Finding[] {
  let isCode = false;
  return text.split('\n').flatMap((row, index) => {
    if (row.startsWith('```')) isCode = !isCode;
    const prose = isCode ? '' : row.replaceAll(/`[^`]*`/g, '');
    return findInText(prose, 'prose', path, index + 1);
  });
}

function findInText(text: string, place: Place, path: string, line: number): Finding[] {
  if (quoted.has(text) || (place === 'text' && storedTexts.has(text))) return [];
  const words = place === 'name' ? asWords(text) : text;
  return rules.flatMap(({ pattern, say, places, files }) => {
    const applies = places.includes(place) && (!files || files.test(path));
    const match = applies ? pattern.exec(words) : null;
    if (!match || quoted.has(match[0])) return [];
    return [{ path, line, place, found: place === 'name' ? text : match[0], say }];
  });
}

/** `keptJobs` and `KEPT_JOBS` as "kept jobs". */
const asWords = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** A string that a person may read. An import's path and a key of a lookup are not. */
function isText(
  node: ts.Node,
): node is ts.StringLiteral | ts.JsxText | ts.TemplateHead | ts.NoSubstitutionTemplateLiteral {
  const isLiteral =
    ts.isStringLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node);
  if (!isLiteral) return false;
  const { parent } = node;
  return !ts.isImportDeclaration(parent) && !ts.isExportDeclaration(parent) && !ts.isLiteralTypeNode(parent);
}

/** A name that this file gives, not one that a library gave. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.name === node && parent.propertyName !== undefined;
  const isDeclaration =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyAssignment(parent);
  return isDeclaration && parent.name === node;
}

/** Each comment once: most belong to several nodes. */
function commentsOf(file: ts.SourceFile): { pos: number; text: string }[] {
  const text = file.getFullText();
  const found = new Map<number, string>();
  const take = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) found.set(pos, text.slice(pos, end));
  };
  const visit = (node: ts.Node): void => {
    if (!ts.isJsxText(node)) {
      take(ts.getLeadingCommentRanges(text, node.getFullStart()));
      take(ts.getTrailingCommentRanges(text, node.getEnd()));
    }
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  return [...found].map(([pos, comment]) => ({ pos, text: comment }));
}
