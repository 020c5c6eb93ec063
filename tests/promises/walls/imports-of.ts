import { parseSync, Visitor, type ExportSpecifier, type ImportDeclarationSpecifier, type Node } from 'oxc-parser'
import { posix } from 'node:path'

/** An import target: a path of the repository ("shared/src/rules/a.ts"), a package ("hono"), or "node:fs". */
export type Import = { to: string; isType: boolean }

/** A specifier that cannot be resolved, such as `import(name)`; no folder may import it. */
export const unreadable = '(computed)'

const ownPackages: Readonly<Record<string, string>> = {
  '@portico/shared': 'shared/src',
  '@portico/site': 'site',
  '@portico/admin': 'admin',
  '@portico/api': 'api',
}

/** Returns every import of a TypeScript or Astro source: static, dynamic, as a type, by `export … from` or `new URL(…, import.meta.url)`. */
export function importsOf(path: string, source: string): Import[] {
  return scripts(path, source).flatMap((script) => read(path, script))
}

function scripts(path: string, source: string): string[] {
  if (!path.endsWith('.astro')) return [source]
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? ''
  const inline = [...source.matchAll(/<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, body = '']) => body,
  )
  return [frontmatter, ...inline]
}

function read(path: string, source: string): Import[] {
  const { program, errors } = parseSync(path, source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' })
  // A page's frontmatter may return, so the parser reports an error but continues. An unparsable source would have no imports, so throws.
  if (errors.length > 0 && program.body.length === 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Import[] = []
  const add = (specifier: string, isType: boolean) => found.push({ to: resolve(path, specifier), isType })
  new Visitor({
    ImportDeclaration: (node) => void add(node.source.value, node.importKind === 'type' || allTypes(node.specifiers)),
    ExportNamedDeclaration: (node) =>
      void (node.source && add(node.source.value, node.exportKind === 'type' || allTypes(node.specifiers))),
    ExportAllDeclaration: (node) => void add(node.source.value, node.exportKind === 'type'),
    ImportExpression: (node) => void add(textOf(node.source), false),
    TSImportType: (node) => void add(node.source.value, true),
    CallExpression: (node) => void (called(node.callee) && add(textOf(node.arguments[0]), false)),
    NewExpression: (node) => {
      const [address, base] = node.arguments
      const isOurs = node.callee.type === 'Identifier' && node.callee.name === 'URL' && isMeta(base)
      if (isOurs && /\.tsx?$/.test(textOf(address))) add(`./${textOf(address)}`, false)
    },
  }).visit(program)
  return found
}

const allTypes = (names: readonly (ImportDeclarationSpecifier | ExportSpecifier)[]): boolean =>
  names.length > 0 &&
  names.every(
    (name) =>
      (name.type === 'ImportSpecifier' && name.importKind === 'type') ||
      (name.type === 'ExportSpecifier' && name.exportKind === 'type'),
  )

const called = (callee: Node): boolean =>
  (callee.type === 'Identifier' && callee.name === 'require') ||
  (callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob')

const isMeta = (node: Node | undefined): boolean =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty'

function textOf(node: Node | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? unreadable
  return unreadable
}

function resolve(path: string, specifier: string): string {
  const name = specifier.replace(/\?.*$/, '')
  if (name.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), name))
  const parts = name.split('/')
  const pack = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/')
  const own = ownPackages[pack]
  return own ? posix.join(own, ...parts.slice(2)) : pack
}
