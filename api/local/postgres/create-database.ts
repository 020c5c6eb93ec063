import postgres from 'postgres'

/**
 * Creates the login role `portico` (not a superuser, so that row security applies as in production) and a database it owns, unless they exist. `from`
 * names a template database. Returns the owner's URL.
 */
export async function createDatabase({
  url,
  name,
  from,
}: {
  url: string
  name: string
  from?: string
}): Promise<string> {
  const admin = new URL(url)
  const owned = Object.assign(new URL(url), { username: 'portico', pathname: `/${name}` }).href
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    // Lock, because two test workers may call this at once.
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(24)`
      const [role] = await tx`select 1 from pg_roles where rolname = 'portico'`
      if (!role) await tx.unsafe(`create role portico login createrole password '${admin.password}'`)
    })
    const [found] = await sql`select 1 from pg_database where datname = ${name}`
    if (found) return owned
    // Tests clone hundreds of databases: copying files takes a third of the time of writing every page to the log.
    if (from) await sql`create database ${sql(name)} owner portico template ${sql(from)} strategy file_copy`
    else await sql`create database ${sql(name)} owner portico`
    return owned
  } finally {
    await sql.end()
  }
}
