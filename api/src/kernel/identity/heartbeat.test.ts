import { expect, test } from 'vitest'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'

/** Creates a heartbeat whose clock and connection the test controls. */
function set() {
  const sent: string[] = []
  const clock = { now_ms: 1_000, begun: 0, wasTrusted: [] as boolean[] }
  const heartbeat: Heartbeat = createHeartbeat({
    send: async (payload) => void sent.push(payload),
    onTrusted: () => {
      clock.begun += 1
      clock.wasTrusted.push(heartbeat.isTrusted())
    },
    now_ms: () => clock.now_ms,
  })
  return { heartbeat, sent, clock }
}

test('trust lasts 750 ms from when the echoed heartbeat was sent, however late its echo', async () => {
  const { heartbeat, sent, clock } = set()
  expect(heartbeat.isTrusted()).toBe(false)
  const beat = heartbeat.beat()
  clock.now_ms += 700
  expect(heartbeat.hear(sent[0] ?? '')).toBe(true)
  expect([await beat, heartbeat.isTrusted(), clock.begun]).toEqual([true, true, 1])
  clock.now_ms += 50
  expect(heartbeat.isTrusted()).toBe(true)
  clock.now_ms += 1
  expect(heartbeat.isTrusted()).toBe(false)
})

test('announces renewed trust before the cache is used, and stays silent while trust lasts', () => {
  const { heartbeat, sent, clock } = set()
  const beat = () => {
    void heartbeat.beat()
    heartbeat.hear(sent.at(-1) ?? '')
  }
  beat()
  clock.now_ms += 250
  beat()
  expect(clock.begun).toBe(1)
  clock.now_ms += 751
  beat()
  expect([clock.begun, clock.wasTrusted, heartbeat.isTrusted()]).toEqual([2, [false, false], true])
})

test('a heartbeat sent before a loss or by another process proves nothing', async () => {
  const { heartbeat, sent } = set()
  const stranger = set()
  const before = heartbeat.beat()
  void stranger.heartbeat.beat()
  heartbeat.distrust()
  heartbeat.hear(sent[0] ?? '')
  expect(heartbeat.hear(stranger.sent[0] ?? '')).toBe(true)
  expect([await before, heartbeat.isTrusted()]).toEqual([false, false])
  const after = heartbeat.beat()
  heartbeat.hear(sent[1] ?? '')
  expect([await after, heartbeat.isTrusted()]).toEqual([true, true])
})

test('a heartbeat that cannot be sent counts as missing its echo', async () => {
  const heartbeat = createHeartbeat({ send: () => Promise.reject(new Error('away')), onTrusted: () => {} })
  expect(await heartbeat.beat()).toBe(false)
  expect(heartbeat.hear('{"kind":"portals"}')).toBe(false)
})
