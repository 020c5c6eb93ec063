import { expect, test } from 'vitest'
import { keepWords, wordsKept } from './problem-words.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('stores a problem text per lesson until it is sent, and tolerates missing storage', () => {
  const own = storage()
  keepWords(own, '7:3', 'It stops at page 3')
  expect([wordsKept(own, '7:3'), wordsKept(own, '8:3')]).toEqual(['It stops at page 3', ''])
  keepWords(own, '7:3', '')
  expect(wordsKept(own, '7:3')).toBe('')
  const refuse = () => {
    throw new Error('refused')
  }
  const none = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(() => keepWords(none, '7:3', 'x')).not.toThrow()
  expect(wordsKept(none, '7:3')).toBe('')
})
