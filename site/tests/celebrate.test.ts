import { afterEach, expect, test, vi } from 'vitest'
import { celebrate } from '../src/features/learning/player/celebrate.ts'

const fire = Object.assign(vi.fn<(options: object) => void>(), { reset: vi.fn<() => void>() })
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }))

const canvas = { style: {} } as HTMLCanvasElement
const preferringReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('[LRN-033] confetti falls for one second', async () => {
  vi.useFakeTimers()
  preferringReducedMotion(false)
  vi.stubGlobal('getComputedStyle', () => ({ color: 'rgb(1, 2, 3)' }))
  await celebrate(canvas)
  expect(fire).toHaveBeenCalledWith(expect.objectContaining({ colors: Array(4).fill('#010203') }))
  vi.advanceTimersByTime(999)
  expect(fire.reset).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fire.reset).toHaveBeenCalledTimes(1)
})

test('shows no confetti with reduced motion', async () => {
  preferringReducedMotion(true)
  await celebrate(canvas)
  expect(fire).not.toHaveBeenCalled()
})
