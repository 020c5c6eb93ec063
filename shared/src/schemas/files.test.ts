import { expect, test } from 'vitest'
import { cleanFileName } from './files.ts'

test.each([
  ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
  ['a\u061C\u200B\uFEFF\u2028\u2066b.pdf', 'ab.pdf'],
  ['one\r\ntwo.pdf', 'onetwo.pdf'],
  ['../../../x.pdf', 'x.pdf'],
  ['C:\\fakepath\\x.pdf', 'x.pdf'],
  [' ..hidden.pdf ', 'hidden.pdf'],
  ['Häuser 3.pdf', 'Häuser 3.pdf'],
  ['क्\u200Dष.pdf', 'क्\u200Dष.pdf'],
  ['\u202E..', ''],
])('%j is displayed as %j', (name, shown) => expect(cleanFileName(name)).toBe(shown))
