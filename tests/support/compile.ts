import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'

/** A copy of a source, to be compiled in place of the original. */
export type Copy = { path: string; text: string }

const root = resolve(import.meta.dirname, '../..')

// Makes a copy independent of its location: our imports become absolute, and packages come from its workspace.
const rooted = ({ path, text }: Copy): string =>
  text
    .replaceAll(
      /(from\s+|import\s+)'(\.[^']+)'/g,
      (_, word: string, to: string) => `${word}'${join(root, dirname(path), to)}'`,
    )
    .replaceAll(/(from\s+|import\s+)'@portico\/shared\/([^']+)'/g, `$1'${root}/shared/src/$2'`)

/** Declarations for imports of components other than code. */
const ambient = join(root, 'admin/src/css.d.ts')

/** Returns the compiler errors of each copy, in one run; [] for one that compiles. */
export function compileErrors(copies: readonly Copy[]): string[][] {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(root, 'test-results', 'compiled-'))
  try {
    const names = copies.map((copy, index) => {
      const [part = ''] = copy.path.split('/')
      const home = join(folder, part)
      if (!existsSync(home)) {
        mkdirSync(home)
        symlinkSync(join(root, part, 'node_modules'), join(home, 'node_modules'))
      }
      const name = `${part}/copy-${index}${extname(copy.path)}`
      writeFileSync(join(folder, name), rooted(copy))
      return name
    })
    const options = { incremental: false, tsBuildInfoFile: null }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: options,
        include: [],
        files: [...names, ambient],
      }),
    )
    const { stdout, error } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--pretty', 'false', '-p', folder],
      {
        encoding: 'utf8',
        cwd: root,
      },
    )
    if (error) throw error
    const lines = stdout.split('\n').filter((line) => /error TS\d+:/.test(line))
    const foreign = lines.filter((line) => !names.some((name) => line.includes(`/${name}(`)))
    if (foreign.length > 0) throw new Error(`beside the copies:\n${foreign.join('\n')}`)
    return names.map((name) => lines.filter((line) => line.includes(`/${name}(`)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
