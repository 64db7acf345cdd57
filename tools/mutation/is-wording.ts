import ts from 'typescript';

const ERROR_NAME = /Error$/;
/** Words that are built of others. */
const BUILDS_TEXT = new Set(['join', 'concat', 'padStart', 'padEnd']);

/**
 * Whether an expression only words the message of an error: a text that is given to `new XError(…)`, or to `super(…)` in the class
 * of one, or a constant that nothing but such texts uses. A test that pinned the words of each message would be a copy of them.
 */
export function isWording(node: ts.Node): boolean {
  if (!ts.isExpression(node) || !isText(node)) return false;
  const { parent } = node;
  const isConstant = ts.isVariableDeclaration(parent) && parent.initializer === node;
  return isConstant ? isUsedInMessagesAlone(parent) : isMessage(node);
}

function isMessage(node: ts.Node): boolean {
  if (!ts.isExpression(node) || !isText(node)) return false;
  const { parent } = node;
  if (ts.isNewExpression(parent)) return ERROR_NAME.test(parent.expression.getText());
  if (!ts.isCallExpression(parent)) return false;
  return parent.expression.kind === ts.SyntaxKind.SuperKeyword && isInErrorClass(parent);
}

function isText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression);
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isJoining = kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.QuestionQuestionToken;
    return isJoining && (isText(node.left) || isText(node.right));
  }
  if (ts.isCallExpression(node)) {
    return ts.isPropertyAccessExpression(node.expression) && BUILDS_TEXT.has(node.expression.name.text);
  }
  return ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
}

function isInErrorClass(node: ts.Node): boolean {
  const within = ts.findAncestor(node, ts.isClassLike);
  return within?.name !== undefined && ERROR_NAME.test(within.name.text);
}

function isUsedInMessagesAlone({ name, parent }: ts.VariableDeclaration): boolean {
  const scope = ts.findAncestor(parent, (each) => ts.isBlock(each) || ts.isSourceFile(each));
  if (!ts.isIdentifier(name) || scope === undefined) return false;
  const uses = listIdentifiers(scope, name.text).filter((each) => each !== name);
  return uses.length > 0 && uses.every((use) => ts.findAncestor(use, isMessage) !== undefined);
}

function listIdentifiers(within: ts.Node, name: string): readonly ts.Identifier[] {
  if (ts.isIdentifier(within)) return within.text === name ? [within] : [];
  return within.getChildren().flatMap((child) => listIdentifiers(child, name));
}
