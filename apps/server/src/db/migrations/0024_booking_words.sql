-- The words by which a booking is found, each from where it begins: 'kim@acme.example' is found by 'kim', by 'acme' and by
-- 'example'. Comparing a word with the ends of a range is leakproof, and LIKE is not, so under row-level security only this
-- reads an index. Triggers keep the rows true whatever writes.
create table if not exists booking_word (
  vendor_id  uuid not null references vendor on delete cascade,
  -- Whose word it is: the candidate's, of the rest, or the candidate's telephone number.
  part       text not null,
  word       text collate "C" not null,
  booking_id uuid not null,
  primary key (vendor_id, part, word, booking_id),
  constraint booking_word_part_is_known check (part in ('CANDIDATE', 'REST', 'PHONE'))
);
alter table booking_word enable row level security;
alter table booking_word force row level security;
drop policy if exists own_vendor on booking_word;
create policy own_vendor on booking_word
  using (vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid);

-- As `foldText` folds a text on its way into search_text.
create or replace function folded_text(given text) returns text
language sql immutable parallel safe
as $$
  select lower(case when octet_length(given) = char_length(given) then given
    else regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g') end)
$$;

-- A folded text from each place where a word begins: behind a space or a sign, and at each character of scripts that are
-- written without spaces. No more than 48 characters are kept of a word, and no more than 500 words.
create or replace function words_in(folded text) returns text[]
language plpgsql immutable parallel safe
as $$
declare
  signs constant text := E' \t\n\r!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
  blanks constant text := repeat(' ', length(signs));
  has_spaces constant boolean := folded !~ '[\u2e80-\uffff]';
  words text[] := '{}';
  rest text;
begin
  foreach rest in array string_to_array(folded, ' ') loop
    loop
      rest := ltrim(left(rest, 300), signs);
      exit when rest = '' or cardinality(words) >= 500;
      words := words || left(rest, 48);
      if has_spaces then rest := substr(rest, strpos(translate(rest, signs, blanks) || ' ', ' '));
      elsif rest ~ '^[\u2e80-\uffff]' then rest := substr(rest, 2);
      else rest := substr(rest, strpos(translate(regexp_replace(rest, '[\u2e80-\uffff]', ' '), signs, blanks) || ' ', ' '));
      end if;
    end loop;
  end loop;
  return words;
end
$$;

-- The words of one booking. Of a number those from its country's code and from one to three digits behind it.
create or replace function words_of_booking(search_text text, candidate_name text, candidate_email text, candidate_phone text)
  returns table (part text, word text)
language sql immutable parallel safe
as $$
  with candidates as (
    select distinct unnest(words_in(folded_text(candidate_name || ' ' || candidate_email))) as word
  )
  select 'CANDIDATE', word from candidates
  union all
  select distinct 'REST', word from unnest(words_in(search_text)) word where word not in (select word from candidates)
  union all
  select distinct 'PHONE', substr(digits, at) from regexp_replace(candidate_phone, '[^0-9]', '', 'g') digits, generate_series(1, 4) at
  where length(digits) >= at + 3
$$;

create or replace function keep_booking_words() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    delete from booking_word kept
      using words_of_booking(old.search_text, old.candidate_name, old.candidate_email, old.candidate_phone) former
      where kept.vendor_id = old.vendor_id and kept.part = former.part and kept.word = former.word
        and kept.booking_id = old.booking_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into booking_word (vendor_id, part, word, booking_id)
      select new.vendor_id, part, word, new.booking_id
      from words_of_booking(new.search_text, new.candidate_name, new.candidate_email, new.candidate_phone)
      on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace trigger keep_words_of_new_booking after insert on booking
  for each row execute function keep_booking_words();
create or replace trigger keep_words_of_deleted_booking after delete on booking
  for each row execute function keep_booking_words();
create or replace trigger keep_words_of_booking
  after update of search_text, candidate_name, candidate_email, candidate_phone on booking for each row
  when ((old.search_text, old.candidate_name, old.candidate_email, old.candidate_phone)
    is distinct from (new.search_text, new.candidate_name, new.candidate_email, new.candidate_phone))
  execute function keep_booking_words();

-- for each vendor
insert into booking_word (vendor_id, part, word, booking_id)
  select vendor_id, part, word, booking_id
  from booking, words_of_booking(search_text, candidate_name, candidate_email, candidate_phone)
  where vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
  -- In the order of the key, so that its pages are filled one after the other.
  order by part, word, booking_id
  on conflict do nothing;
