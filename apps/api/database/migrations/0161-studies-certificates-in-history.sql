-- Acts on certificates name their person (`for_user_id`) and stand in the person's history. The generated column that names the
-- person of other acts stays as it is: another expression would write the whole log anew.
create index audit_log_certificates on audit_log (for_user_id) where action like 'certificate.%';
