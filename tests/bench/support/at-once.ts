/** Returns pieces of work per second at this concurrency; each lane runs its pieces one after another. */
export async function rate<Line>(
  lines: readonly Line[],
  work: (line: Line) => PromiseLike<unknown>,
  round_ms = 3_000,
): Promise<number> {
  const began = performance.now()
  let done = 0
  await Promise.all(
    lines.map(async (line) => {
      for (; performance.now() - began < round_ms; done += 1) await work(line)
    }),
  )
  return done / ((performance.now() - began) / 1_000)
}

/** Returns how long each piece of work took in ms at this concurrency, for one round. */
export async function waits<Line>(
  lines: readonly Line[],
  work: (line: Line) => PromiseLike<unknown>,
  round_ms = 2_000,
): Promise<number[]> {
  const until = performance.now() + round_ms
  const took: number[] = []
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < until) {
        const began = performance.now()
        await work(line)
        took.push(performance.now() - began)
      }
    }),
  )
  return took
}
