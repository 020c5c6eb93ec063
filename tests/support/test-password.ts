/** Password of every account that a test creates. */
export const testPassword = 'Sturdy!passw0rd'

/** Its hash, with the minimum work of argon2id, so that a test's sign-in takes a millisecond. Tests that set a password cover the real hashing. */
export const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$3VyHyj8v1cwUOKI3oChsWQ$Zhw1b/z7gsAL9gYMwg3mu+a32/V6c3M3uVYBwY/Oc5Q'
