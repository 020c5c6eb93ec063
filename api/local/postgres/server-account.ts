import { spawnSync } from 'node:child_process'

export type Account = { uid: number; gid: number }

/** Postgres refuses to run as root, so root runs it as the user `postgres`, created if missing. Undefined if we are not root. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const found = lookUp()
  if (found) return found
  spawnSync('groupadd', ['--system', 'postgres'])
  spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'])
  const made = lookUp()
  if (!made)
    throw new Error(
      'Postgres cannot run as root and no user "postgres" could be made: run as another user, or set DATABASE_URL.',
    )
  return made
}

function lookUp(): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout?.trim(),
  )
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
