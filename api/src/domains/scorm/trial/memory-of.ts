import { readFile } from 'node:fs/promises'

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')

async function descendants(pid: number): Promise<number[]> {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(children.map(descendants))).flat()]
}

/** Bytes of memory used by a process and all its descendants, shared pages counted once; 0 if the system does not report it. */
export async function memoryOf(pid: number): Promise<number> {
  const sizes = await Promise.all(
    (await descendants(pid)).map(async (one) =>
      Number(/^Pss:\s+(\d+) kB/m.exec(await read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0) * 1024
}
