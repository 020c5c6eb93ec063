import fc from 'fast-check'

// A failing property prints its seed; set PORTICO_SEED to replay it.
const seed = Number(process.env.PORTICO_SEED)
if (seed) fc.configureGlobal({ seed })
