import { expect, test } from 'vitest'
import { Refusal } from '../kernel/fail.ts'
import { readRows } from './read-rows.ts'

const read = (text: string) => readRows(Buffer.from(text))
const refusal = (text: string): Pick<Refusal, 'code' | 'params'> => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, params: error.params }
    throw error
  }
  throw new Error('the file was taken')
}

test.each([
  ['sep=;', ';'],
  ['"sep=;"', ';'],
  ['SEP=|', '|'],
  ['sep=\t', '\t'],
  ['sep=;;;;', ';'],
])('a first line %j sets the delimiter; it is not a row but is counted', (line, sign) => {
  const rows = [['E-Mail ', 'Name, and more', ''], ['ada@example.com', 'Ada'], ['ben@example.com']]
  const file = `\uFEFF${[line, ...rows.map((cells) => cells.join(sign))].join('\r\n')}\r\n${sign}${sign}\r\n`
  expect(read(file)).toEqual({
    header: ['E-Mail', 'Name, and more', ''],
    rows: [
      { line: 3, cells: ['ada@example.com', 'Ada'] },
      { line: 4, cells: ['ben@example.com'] },
    ],
  })
})

test('sep= in a later row or beside other cells is plain content', () => {
  expect(read('Title\nsep=;').rows).toEqual([{ line: 2, cells: ['sep=;'] }])
  expect(read('sep=x,Title\na,b').header).toEqual(['sep=x', 'Title'])
})

test('reports the line where a row starts, even after multi-line cells', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const file = ['', 'Title,Text', '1,"two', 'three', 'lines"', '2,x'].join(end)
    expect(read(file).rows.map(({ line }) => line)).toEqual([3, 6])
  }
})

const row = (n: number) => `${n},"a ""quoted"" value","two\nlines"`
test.each(['\n', '\r\n'])('reports an unclosed quotation mark at the line where it opens (%j)', (end) => {
  const before = ['Number,One,Two', row(1), row(2), row(3), '4,x,y']
  const after = ['6,x,y', row(7), '8,"",z', row(9)]
  const text = [...before, '5,"never closed,y', ...after].join('\n').replaceAll('\n', end)
  expect(refusal(text)).toEqual({
    code: 'lists.import_unreadable_at',
    params: { line: 9, cause: 'a quotation mark opens a value here and is never closed' },
  })
  expect(refusal(`Number,One\n1,x\n2,"open`.replaceAll('\n', end)).params).toMatchObject({ line: 3 })
})

test('reports a quotation mark inside a value by its line', () => {
  const cause = 'a quotation mark stands within a value. Write it twice, and put the value in quotation marks'
  for (const bad of ['3/4" ladder,x', '"3/4" ladder",x'])
    expect(refusal(`Title,Text\na,b\n"c\nd",e\n${bad}\nf,g`)).toEqual({
      code: 'lists.import_unreadable_at',
      params: { line: 5, cause },
    })
})
