import { expect, test } from 'vitest'
import { createNoteWriter, type NoteState, type SaveResult } from './note-writer.ts'
import type { NoteDraft } from './note-draft.ts'

function writer(answers: SaveResult[]) {
  const sent: NoteDraft[] = []
  const states: NoteState[] = []
  const held = new Set<string>()
  const gates: (() => void)[] = []
  const note = createNoteWriter({
    begin: { text: '', seen: 0, written_in: 'desk' },
    save: async (draft) => {
      sent.push(draft)
      await new Promise<void>((open) => gates.push(open))
      return answers.shift() ?? 'failed'
    },
    keep: ({ text }) => held.clear() ?? held.add(text),
    forget: (text) => held.delete(text),
    onChange: (state) => states.push(state),
  })
  const answer = async () => {
    gates.shift()?.()
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { note, sent, states, held, answer }
}

test('saves text typed during a save afterwards, and reports saved only then', async () => {
  const { note, sent, states, held, answer } = writer([{ saved: 1 }, { saved: 2 }])
  note.write('a')
  void note.send()
  note.write('ab')
  void note.send()
  expect(sent.map(({ text }) => text)).toEqual(['a'])
  await answer()
  expect(sent.map(({ text, seen }) => [text, seen])).toEqual([
    ['a', 0],
    ['ab', 1],
  ])
  expect(states).not.toContain('saved')
  expect([...held]).toEqual(['ab'])
  await answer()
  expect(states.at(-1)).toBe('saved')
  expect([...held]).toEqual([])
})

test('keeps a note that failed to save and saves it on retry', async () => {
  const { note, states, held, answer } = writer(['failed', { saved: 1 }])
  note.write('a')
  void note.send()
  await answer()
  expect([states.at(-1), ...held]).toEqual(['unsaved', 'a'])
  void note.send()
  await answer()
  expect([states.at(-1), ...held]).toEqual(['saved'])
})

test('never overwrites a conflicting change until the user chooses a version', async () => {
  const theirs = { text: 'theirs', version: 7 }
  const { note, sent, states, answer } = writer([{ theirs }, { saved: 8 }, { theirs }])
  note.write('mine')
  void note.send()
  await answer()
  expect(states.at(-1)).toBe('conflict')
  void note.send()
  expect(sent).toHaveLength(1)
  void note.keepMine()
  expect(sent.at(-1)).toMatchObject({ text: 'mine', seen: 7 })
  await answer()
  expect(states.at(-1)).toBe('saved')
  note.write('mine again')
  void note.send()
  await answer()
  expect(note.takeTheirs()).toBe('theirs')
  expect(states.at(-1)).toBe('saved')
})
