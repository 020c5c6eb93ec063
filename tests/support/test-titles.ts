import { parseSync, Visitor, type Expression } from 'oxc-parser'
import type { Source } from './project-sources.ts'

/** Whether a call makes a test: `test`, `it`, or anything made of them, such as `test.each(cases)` and `test.skipIf(away)`. */
function makesTest(called: Expression | { type: 'Super' }): boolean {
  if (called.type === 'Identifier') return called.name === 'test' || called.name === 'it'
  if (called.type === 'MemberExpression') return makesTest(called.object)
  if (called.type === 'CallExpression') return makesTest(called.callee)
  return called.type === 'TaggedTemplateExpression' && makesTest(called.tag)
}

const direct = /\b(?:test|it)(?:\.\w+)*\(\s*(?<quote>['"`])(?<title>.*?)\k<quote>/g

/** Returns the titles of the tests in a file. Parses only files with titles behind another call, since parsing all of them takes seconds. */
export function testTitles({ path, text }: Source): string[] {
  if (!/\b(?:test|it)\.(?:each|for|skipIf|runIf)\b/.test(text))
    return [...text.matchAll(direct)].map(({ groups }) => groups?.title ?? '')
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !makesTest(callee)) return
      if (title.type === 'Literal' && typeof title.value === 'string') found.push(title.value)
      if (title.type === 'TemplateLiteral') found.push(title.quasis.map(({ value }) => value.raw).join('…'))
    },
  }).visit(parseSync(path, text).program)
  return found
}
