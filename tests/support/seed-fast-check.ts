import fc from 'fast-check'

// A property that fails prints its seed; PORTICO_SEED gives it back.
const seed = Number(process.env.PORTICO_SEED)
if (seed) fc.configureGlobal({ seed })
