import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { inRoot } from '#scripts/paths.ts';

/** A piece of text that people read in a source file. */
export interface Prose {
  /** Path from the project's root. */
  file: string;
  /** Line of its beginning, from 1. */
  line: number;
  kind: 'comment' | 'test name' | 'string' | 'document';
  text: string;
}

type Node = { type: string; start: number } & Record<string, unknown>;

const TEST_CALLS = ['it', 'test', 'describe'];
/** Attributes and properties whose values are never read by people. */
const UNREAD = ['className', 'd', 'viewBox', 'points', 'path', 'to', 'href', 'integrity'];

/** Returns the paths of all source files in a folder, from the project's root. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(inRoot(folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(inRoot(path)).isDirectory()) return sourcesBelow(path);
    return /\.(tsx?|mjs)$/.test(name) ? [path] : [];
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Returns the name of the function in a chain such as `it.each([…])`. */
function calleeOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  return calleeOf(node.object ?? node.callee ?? node.tag);
}

/** Returns the text of a string or template, with `…` for each value in it; null for other nodes. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  const parts = node.quasis as { value: { cooked: string | null; raw: string } }[];
  return parts.map(({ value }) => value.cooked ?? value.raw).join('…');
}

/** Checks whether a string consists of at least two words, unlike keys, paths and code. */
const isSentence = (text: string): boolean => /[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}/.test(text);

function stringsIn(root: Node, found: (node: Node, text: string, kind: Prose['kind']) => void): void {
  const names = new Set<unknown>();
  const visit = (node: Node): void => {
    if (node.type.startsWith('Import') || node.type.startsWith('Export')) {
      if (isNode(node.declaration)) visit(node.declaration);
      return;
    }
    if (node.type === 'JSXAttribute' && UNREAD.includes(String((node.name as Node).name))) return;
    if (node.type === 'Property' && UNREAD.includes(String((node.key as Node).name))) return;
    if (node.type === 'CallExpression' && TEST_CALLS.includes(calleeOf(node.callee)))
      names.add((node.arguments as Node[])[0]);
    const text = textOf(node);
    if (text !== null && (names.has(node) || isSentence(text)))
      found(node, text, names.has(node) ? 'test name' : 'string');
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(root);
}

function proseIn(file: string): Prose[] {
  const source = readFileSync(inRoot(file), 'utf8');
  const lineAt = (start: number) => source.slice(0, start).split('\n').length;
  const { program, comments } = parseSync(file, source);
  const prose = comments.map(({ value, start }): Prose => {
    const text = value
      .split('\n')
      .map((line) => line.replace(/^\s*\*+ ?/, ''))
      .join(' ');
    return { file, line: lineAt(start), kind: 'comment', text: text.trim() };
  });
  stringsIn(program as unknown as Node, (node, text, kind) =>
    prose.push({ file, line: lineAt(node.start), kind, text }),
  );
  return prose;
}

/** Returns all comments, test names and sentences in the source files of a folder. */
export const proseBelow = (folder: string): Prose[] => sourcesBelow(folder).flatMap(proseIn);

/** Returns the lines of a Markdown file without its code blocks. */
export function proseOfDocument(file: string): Prose[] {
  const text = readFileSync(inRoot(file), 'utf8').replace(/^```[\s\S]*?^```$/gm, (block) =>
    block.replace(/[^\n]/g, ''),
  );
  return text.split('\n').map((line, index) => ({ file, line: index + 1, kind: 'document', text: line }));
}
