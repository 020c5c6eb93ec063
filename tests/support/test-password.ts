/** What everybody signs in with whom a test makes. */
export const testPassword = 'Sturdy!passw0rd'

/** Its hash, made with the least work that argon2id knows: a sign-in of a test costs a millisecond. How passwords are really hashed is proven where one is set. */
export const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$3VyHyj8v1cwUOKI3oChsWQ$Zhw1b/z7gsAL9gYMwg3mu+a32/V6c3M3uVYBwY/Oc5Q'
