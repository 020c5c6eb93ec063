-- A new session in, older ones out, in one statement: those of the account on this cookie realm, and the one that the browser had
-- before, whoever's it was. Two logins that meet take turns, so that the later one sees the earlier one's session.
create function replace_session(
  of_user bigint, on_realm text, before_token text, new_token text, ip text, agent text, proven_at timestamptz, ends_at timestamptz
) returns bigint language plpgsql as $$
declare made bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('replace_session ' || on_realm, of_user));
  delete from sessions where realm = on_realm and (user_id = of_user or token = before_token);
  insert into sessions (user_id, token, realm, ip_address, user_agent, second_factor_at, expires_at)
    values (of_user, new_token, on_realm, ip, agent, proven_at, ends_at) returning id into made;
  return made;
end $$;
