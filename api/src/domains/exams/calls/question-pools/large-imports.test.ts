import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_question_pools, read_questions } from '@portico/shared/contract/exams/question-pools.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { parseQuestionFile } from './parse-question-file.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await createWorld()
  editor = await world.person('editor')
})
afterAll(() => world.close())

const gift = (title: string) => `${title} { =Yes ~No }\n\n`
const read = (text: string, format: 'gift' | 'aiken' | 'csv' = 'gift') =>
  editor.call(read_questions, { body: { format, text } })

test('returns at most a hundred findings per file and the number of further ones', async () => {
  const wrong = 'No question at all\nANSWER: A\n'.repeat(30_000)
  const { questions, findings } = await read(wrong, 'aiken')
  expect([questions.length, findings.length]).toEqual([0, 101])
  expect(findings.at(-1)?.reason).toMatch(/^There are [\d,]+ more findings from here on\.$/)
  const many = await read(gift('Is this one?').repeat(700))
  expect([many.questions.length, many.findings.length]).toEqual([500, 101])
})

test('reports a question with too many answers as one finding', async () => {
  const { questions, findings } = await read(`Too many { ${'~a '.repeat(250_000)} }`)
  expect([questions.length, findings.length]).toEqual([0, 1])
})

test('serves other requests while it reads a large file', async () => {
  await read(gift('The thread has begun'))
  const before = await countedFiles()
  const order: string[] = []
  const large = read(gift('Is this one?').repeat(30_000)).finally(() => order.push('the file'))
  // The file is counted before it is read.
  await expect.poll(countedFiles, { interval: 1 }).toBe(before + 1)
  await editor.call(list_question_pools)
  order.push('others')
  await large
  expect(order).toEqual(['others', 'the file'])
})
async function countedFiles(): Promise<number> {
  const [row] = await world.services.platform.sql<{ hits: number }[]>`
    select hits from rate_limits where key = ${`question-imports:${editor.id}`}`
  return Number(row?.hits ?? 0)
}

test('passes on a file’s errors and answers 429 after thirty files a minute', async () => {
  await expect(read('title\nx', 'csv')).rejects.toMatchObject({ code: 'exams.import_columns' })
  await expect(read('question,correct\n"open', 'csv')).rejects.toMatchObject({ code: 'lists.import_unreadable_at' })
  await world.services.platform.sql`
    update rate_limits set hits = 30 where key = ${`question-imports:${editor.id}`}`
  await expect(read(gift('One more'))).rejects.toMatchObject({ status: 429 })
  expect(parseQuestionFile({ format: 'gift', text: gift('One more') })).toMatchObject({ questions: [{ line: 1 }] })
})
