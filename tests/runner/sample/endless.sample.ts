import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

let attempts = 0

test('passes', () => expect(1).toBe(1))
test('passes at its third try', () => {
  attempts += 1
  expect(attempts).toBe(3)
})
test('fails at each try', () => expect(1).toBe(2))
test('never ends', async () => {
  // A process that outlives its parent, like servers started by a test.
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'], { detached: true, stdio: 'ignore' }).unref()
  expect(await new Promise(() => {})).toBe('never answered')
}, 600_000)
