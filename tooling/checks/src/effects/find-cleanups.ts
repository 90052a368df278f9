import ts from 'typescript';

/** An effect or a ref callback that returns something that isn't a cleanup by its type. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  /** What is returned, as it is written. */
  readonly returned: string;
  /** Its type today. */
  readonly type: string;
}

/** A hook, ours and a library's alike, by its name. */
const hook = /^use[A-Z]/;

/**
 * What the effects and ref callbacks of a file return, where that isn't a cleanup on purpose: React calls whatever they
 * return. A method that returns nothing today, such as `scrollIntoView`, may return a Promise in the next browser.
 */
export function findCleanups(program: ts.Program, file: ts.SourceFile, path: string): Finding[] {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Node, Finding>();
  const report = (node: ts.Node) =>
    found.set(node, {
      path,
      line: ts.getLineAndCharacterOfPosition(node.getSourceFile(), node.getStart()).line + 1,
      returned: node.getText().replaceAll(/\s+/g, ' ').slice(0, 80),
      type: checker.typeToString(checker.getTypeAtLocation(node)),
    });

  const visit = (node: ts.Node): void => {
    for (const callback of callbacksAt(node)) {
      if (mayReturnCleanup(checker, callback)) judge(callback, new Set());
    }
    ts.forEachChild(node, visit);
  };

  /** Looks at a function that React calls: at what its body returns, wherever the body is written. */
  const judge = (given: ts.Expression, seen: Set<ts.Node>): void => {
    const callback = unwrapped(given);
    if (seen.has(callback)) return;
    seen.add(callback);
    if (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback)) return judgeBody(callback);
    if (ts.isConditionalExpression(callback)) {
      judge(callback.whenTrue, seen);
      judge(callback.whenFalse, seen);
      return;
    }
    if (isCallOf(callback, 'useCallback')) return judge(callback.arguments[0]!, seen);
    const declaration = declarationOf(checker, callback);
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const initializer = unwrapped(declaration.initializer);
      if (isFunction(initializer) || isCallOf(initializer, 'useCallback')) return judge(initializer, seen);
    }
    const signatures = signaturesOf(checker, checker.getTypeAtLocation(callback));
    if (signatures.some((signature) => isOurs(signature) && !returnsCleanup(checker, signature))) {
      const bodies = signatures.map((signature) => signature.declaration);
      if (bodies.every((body) => body && isFunctionWithBody(body))) bodies.forEach((body) => judgeBody(body as Bodied));
      else report(callback);
    }
  };

  const judgeBody = (callback: Bodied): void => {
    for (const returned of returnedBy(callback)) judgeReturned(returned);
  };

  const judgeReturned = (given: ts.Expression): void => {
    const returned = unwrapped(given);
    if (isFunction(returned) || ts.isVoidExpression(returned)) return;
    if (ts.isConditionalExpression(returned)) {
      judgeReturned(returned.whenTrue);
      judgeReturned(returned.whenFalse);
    } else if (!isCleanup(checker.getTypeAtLocation(returned))) report(returned);
  };

  visit(file);
  return [...found.values()].toSorted((left, right) => left.line - right.line);
}

type Bodied = ts.FunctionLikeDeclaration;

/** Without parentheses, `as`, `satisfies` and `!`. */
function unwrapped(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapped ? unwrapped(node.expression) : node;
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const isFunctionWithBody = (node: ts.Node): node is Bodied =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && calleeName(node) === name && node.arguments.length > 0;

/** "useEffect" for `useEffect(…)` and `React.useEffect(…)`. */
function calleeName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** The expressions here that React may get as an effect or a ref. */
function callbacksAt(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node)) return hook.test(calleeName(node)) ? node.arguments : [];
  if (ts.isJsxAttribute(node)) {
    const isRef = ts.isIdentifier(node.name) && /^ref$|Ref$/.test(node.name.text);
    const value = node.initializer;
    return isRef && value && ts.isJsxExpression(value) && value.expression ? [value.expression] : [];
  }
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text === 'ref' ? [node.name] : [];
  if (!ts.isPropertyAssignment(node)) return [];
  return ts.isIdentifier(node.name) && node.name.text === 'ref' ? [node.initializer] : [];
}

/** Whether what takes the expression calls what it returns: its type says that it may return nothing or a function. */
function mayReturnCleanup(checker: ts.TypeChecker, callback: ts.Expression): boolean {
  const taken = checker.getContextualType(callback);
  return (
    taken !== undefined && signaturesOf(checker, taken).some((signature) => takesCleanup(signature.getReturnType()))
  );
}

const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const takesCleanup = (type: ts.Type): boolean =>
  members(type).some(({ flags }) => flags & ts.TypeFlags.Void) &&
  members(type).some((member) => member.getCallSignatures().length > 0);

const signaturesOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Signature[] =>
  members(checker.getNonNullableType(type)).flatMap((member) => member.getCallSignatures());

/** Whether we wrote the function, or its type. What a library hands out as an effect or a ref is made for that. */
function isOurs({ declaration }: ts.Signature): boolean {
  return (
    declaration !== undefined && !/\/node_modules\/|\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)
  );
}

const returnsCleanup = (checker: ts.TypeChecker, signature: ts.Signature): boolean =>
  isCleanup(checker.getReturnTypeOfSignature(signature));

/** A function, or one that may be missing; or nothing at all, as `undefined`. `void` may be anything when it runs. */
function isCleanup(type: ts.Type): boolean {
  const all = members(type);
  if (all.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return false;
  if (all.some((member) => member.getCallSignatures().length > 0)) return true;
  return all.every(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never));
}

function declarationOf(checker: ts.TypeChecker, node: ts.Node): ts.Declaration | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.valueDeclaration;
}

/** What a function returns: the body of an arrow without braces, or each `return`. */
function returnedBy(callback: Bodied): ts.Expression[] {
  const { body } = callback;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const returned: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return returned;
}
