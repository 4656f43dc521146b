import type { StandardNames } from './standard-names.ts';

/** Names other than algorithms, iterators and ranges. */
export const names: readonly StandardNames[] = [
  {
    folder: 'container',
    words: `array vector inplace_vector deque list forward_list set map multiset multimap unordered_set unordered_map
      unordered_multiset unordered_multimap stack queue priority_queue flat_set flat_map flat_multiset flat_multimap
      span mdspan`,
  },
  { folder: 'container/array', words: 'to_array' },
  { folder: 'container/mdspan', words: 'extents=extents,dextents,dims' },
  {
    folder: 'string',
    words: `basic_string=basic_string,string,wstring,u8string,u16string,u32string
      basic_string_view=basic_string_view,string_view,wstring_view,u8string_view,u16string_view,u32string_view
      char_traits`,
  },
  {
    folder: 'string/basic_string',
    words: `to_string to_wstring stol=stoi,stol,stoll stoul=stoul,stoull stof=stof,stod,stold getline`,
  },
  {
    folder: 'string/byte',
    words: `strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr strstr strtok strspn strcspn strpbrk
      strcoll strxfrm strerror memchr memcmp memset memcpy memmove isalnum isalpha islower isupper isdigit isxdigit
      iscntrl isgraph isspace isblank isprint ispunct tolower toupper atoi=atoi,atol,atoll atof strtol=strtol,strtoll
      strtoul=strtoul,strtoull strtof=strtof,strtod,strtold`,
  },
  {
    folder: 'utility',
    words: `pair tuple any optional variant expected bitset swap exchange forward move as_const declval
      in_place=in_place,in_place_type,in_place_index,in_place_t,in_place_type_t,in_place_index_t hash
      integer_sequence=integer_sequence,index_sequence,make_integer_sequence,make_index_sequence,index_sequence_for
      move_if_noexcept forward_like to_underlying unreachable initializer_list to_chars from_chars chars_format
      launder source_location apply make_from_tuple in_range piecewise_construct piecewise_construct_t
      intcmp=cmp_equal,cmp_not_equal,cmp_less,cmp_greater,cmp_less_equal,cmp_greater_equal
      basic_stacktrace=basic_stacktrace,stacktrace stacktrace_entry`,
  },
  { folder: 'utility/any', words: 'any_cast make_any bad_any_cast' },
  { folder: 'utility/optional', words: 'nullopt nullopt_t make_optional bad_optional_access' },
  {
    folder: 'utility/variant',
    words:
      'visit2=visit holds_alternative get_if monostate variant_size variant_alternative bad_variant_access',
  },
  {
    folder: 'utility/expected',
    words: 'unexpected unexpect=unexpect,unexpect_t bad_expected_access',
  },
  { folder: 'utility/pair', words: 'make_pair' },
  {
    folder: 'utility/tuple',
    words: 'make_tuple tie forward_as_tuple tuple_cat tuple_size tuple_element ignore',
  },
  {
    folder: 'utility/compare',
    words: `strong_ordering weak_ordering partial_ordering compare_three_way compare_three_way_result
      three_way_comparable=three_way_comparable,three_way_comparable_with common_comparison_category
      strong_order weak_order partial_order
      named_comparison_functions=is_eq,is_neq,is_lt,is_lteq,is_gt,is_gteq`,
  },
  {
    folder: 'utility/format',
    words: `format format_to format_to_n formatted_size vformat vformat_to formatter formattable format_error
      basic_format_string=basic_format_string,format_string,wformat_string
      basic_format_context=basic_format_context,format_context,wformat_context
      basic_format_parse_context=basic_format_parse_context,format_parse_context,wformat_parse_context
      basic_format_arg basic_format_args=basic_format_args,format_args,wformat_args
      make_format_args=make_format_args,make_wformat_args visit_format_arg`,
  },
  {
    folder: 'utility/functional',
    words: `function move_only_function copyable_function function_ref mem_fn reference_wrapper bind
      bind_front=bind_front,bind_back not_fn invoke=invoke,invoke_r ref=ref,cref plus minus multiplies divides modulus
      negate equal_to not_equal_to greater less greater_equal less_equal logical_and logical_or logical_not bit_and
      bit_or bit_xor bit_not identity bad_function_call default_searcher boyer_moore_searcher
      boyer_moore_horspool_searcher is_bind_expression is_placeholder`,
  },
  {
    folder: 'utility/program',
    words: `exit abort atexit quick_exit at_quick_exit _Exit getenv system signal raise sig_atomic_t longjmp`,
  },
  { folder: 'utility/variadic', words: 'va_list' },
  {
    folder: 'types',
    words: `size_t ptrdiff_t nullptr_t max_align_t byte numeric_limits type_info type_index bad_typeid bad_cast endian
      integer=int8_t,int16_t,int32_t,int64_t,uint8_t,uint16_t,uint32_t,uint64_t,int_fast8_t,int_fast16_t,int_fast32_t,int_fast64_t,uint_fast8_t,uint_fast16_t,uint_fast32_t,uint_fast64_t,int_least8_t,int_least16_t,int_least32_t,int_least64_t,uint_least8_t,uint_least16_t,uint_least32_t,uint_least64_t,intmax_t,uintmax_t,intptr_t,uintptr_t
      floating-point=float16_t,float32_t,float64_t,float128_t,bfloat16_t
      is_void is_null_pointer is_integral is_floating_point is_array is_enum is_union is_class is_function is_pointer
      is_lvalue_reference is_rvalue_reference is_member_object_pointer is_member_function_pointer is_fundamental
      is_arithmetic is_scalar is_object is_compound is_reference is_member_pointer is_const is_volatile is_trivial
      is_trivially_copyable is_standard_layout is_pod is_literal_type has_unique_object_representations is_empty
      is_polymorphic is_abstract is_final is_aggregate is_implicit_lifetime is_signed is_unsigned is_bounded_array
      is_unbounded_array is_scoped_enum has_virtual_destructor alignment_of rank extent is_same is_base_of
      is_convertible=is_convertible,is_nothrow_convertible is_layout_compatible is_pointer_interconvertible_base_of
      reference_constructs_from_temporary reference_converts_from_temporary
      is_constructible=is_constructible,is_trivially_constructible,is_nothrow_constructible
      is_default_constructible=is_default_constructible,is_trivially_default_constructible,is_nothrow_default_constructible
      is_copy_constructible=is_copy_constructible,is_trivially_copy_constructible,is_nothrow_copy_constructible
      is_move_constructible=is_move_constructible,is_trivially_move_constructible,is_nothrow_move_constructible
      is_assignable=is_assignable,is_trivially_assignable,is_nothrow_assignable
      is_copy_assignable=is_copy_assignable,is_trivially_copy_assignable,is_nothrow_copy_assignable
      is_move_assignable=is_move_assignable,is_trivially_move_assignable,is_nothrow_move_assignable
      is_destructible=is_destructible,is_trivially_destructible,is_nothrow_destructible
      is_swappable=is_swappable,is_swappable_with,is_nothrow_swappable,is_nothrow_swappable_with
      is_invocable=is_invocable,is_invocable_r,is_nothrow_invocable,is_nothrow_invocable_r
      remove_cv=remove_cv,remove_const,remove_volatile add_cv=add_cv,add_const,add_volatile remove_reference
      add_reference=add_lvalue_reference,add_rvalue_reference remove_pointer add_pointer make_signed make_unsigned
      remove_extent remove_all_extents aligned_storage aligned_union decay remove_cvref enable_if conditional
      common_type common_reference=common_reference,basic_common_reference underlying_type
      result_of=result_of,invoke_result void_t type_identity integral_constant=integral_constant,bool_constant,true_type,false_type
      conjunction disjunction negation is_constant_evaluated`,
  },
  { folder: 'types/numeric_limits', words: 'float_round_style float_denorm_style' },
  {
    folder: 'concepts',
    words: `same_as derived_from convertible_to common_reference_with common_with integral signed_integral
      unsigned_integral floating_point assignable_from swappable=swappable,swappable_with destructible constructible_from
      default_initializable move_constructible copy_constructible
      equality_comparable=equality_comparable,equality_comparable_with
      totally_ordered=totally_ordered,totally_ordered_with movable copyable semiregular regular
      invocable=invocable,regular_invocable predicate relation equivalence_relation strict_weak_order`,
  },
  {
    folder: 'memory',
    words: `unique_ptr shared_ptr weak_ptr auto_ptr owner_less enable_shared_from_this bad_weak_ptr default_delete
      allocator allocator_traits allocator_arg allocator_arg_t uses_allocator scoped_allocator_adaptor pointer_traits
      addressof to_address align assume_aligned construct_at destroy_at destroy destroy_n uninitialized_copy
      uninitialized_copy_n uninitialized_fill uninitialized_fill_n uninitialized_move uninitialized_move_n
      uninitialized_default_construct uninitialized_default_construct_n uninitialized_value_construct
      uninitialized_value_construct_n`,
  },
  { folder: 'memory/unique_ptr', words: 'make_unique=make_unique,make_unique_for_overwrite' },
  {
    folder: 'memory/shared_ptr',
    words: `make_shared=make_shared,make_shared_for_overwrite allocate_shared get_deleter
      pointer_cast=static_pointer_cast,dynamic_pointer_cast,const_pointer_cast,reinterpret_pointer_cast`,
  },
  { folder: 'memory/out_ptr_t', words: 'out_ptr' },
  { folder: 'memory/inout_ptr_t', words: 'inout_ptr' },
  {
    folder: 'memory/new',
    words: `nothrow nothrow_t bad_alloc bad_array_new_length align_val_t new_handler set_new_handler get_new_handler
      destroying_delete_t=destroying_delete_t,destroying_delete`,
  },
  { folder: 'memory/c', words: 'malloc calloc realloc free aligned_alloc' },
  {
    scope: 'pmr::',
    folder: 'memory',
    words: `polymorphic_allocator memory_resource monotonic_buffer_resource synchronized_pool_resource
      unsynchronized_pool_resource pool_options new_delete_resource null_memory_resource get_default_resource
      set_default_resource`,
  },
  {
    folder: 'error',
    words: `exception logic_error invalid_argument domain_error length_error out_of_range runtime_error range_error
      overflow_error underflow_error bad_exception uncaught_exception=uncaught_exception,uncaught_exceptions
      exception_ptr make_exception_ptr current_exception rethrow_exception nested_exception throw_with_nested
      rethrow_if_nested terminate terminate_handler get_terminate set_terminate error_category generic_category
      system_category error_condition error_code errc system_error`,
  },
  { folder: 'error/error_code', words: 'is_error_code_enum' },
  { folder: 'error/error_condition', words: 'is_error_condition_enum' },
  {
    scope: 'chrono::',
    folder: 'chrono',
    words: `duration=duration,nanoseconds,microseconds,milliseconds,seconds,minutes,hours,days,weeks,months,years
      time_point system_clock=system_clock,sys_time,sys_seconds,sys_days steady_clock high_resolution_clock
      utc_clock=utc_clock,utc_time,utc_seconds tai_clock=tai_clock,tai_time,tai_seconds
      gps_clock=gps_clock,gps_time,gps_seconds file_clock=file_clock,file_time
      local_t=local_t,local_time,local_seconds,local_days clock_time_conversion clock_cast treat_as_floating_point
      duration_values is_clock last_spec=last_spec,last day month year weekday weekday_indexed weekday_last month_day
      month_day_last month_weekday month_weekday_last year_month year_month_day year_month_day_last year_month_weekday
      year_month_weekday_last hh_mm_ss tzdb tzdb_list time_zone sys_info local_info zoned_time zoned_traits leap_second
      time_zone_link nonexistent_local_time ambiguous_local_time choose parse`,
  },
  { scope: 'chrono::', folder: 'chrono/duration', words: 'duration_cast' },
  { scope: 'chrono::', folder: 'chrono/time_point', words: 'time_point_cast' },
  {
    folder: 'chrono/c',
    words: `time_t tm clock_t clock time mktime localtime gmtime strftime asctime ctime difftime timespec timespec_get`,
  },
  {
    folder: 'thread',
    words: `thread jthread stop_token stop_source stop_callback mutex timed_mutex recursive_mutex recursive_timed_mutex
      shared_mutex shared_timed_mutex lock_guard scoped_lock unique_lock shared_lock lock try_lock once_flag call_once
      condition_variable condition_variable_any cv_status notify_all_at_thread_exit
      counting_semaphore=counting_semaphore,binary_semaphore latch barrier promise packaged_task future shared_future
      async launch future_status future_error future_errc lock_tag=defer_lock,try_to_lock,adopt_lock
      lock_tag_t=defer_lock_t,try_to_lock_t,adopt_lock_t
      hardware_destructive_interference_size=hardware_destructive_interference_size,hardware_constructive_interference_size`,
  },
  { scope: 'this_thread::', folder: 'thread', words: 'yield get_id sleep_for sleep_until' },
  {
    folder: 'atomic',
    words: `atomic=atomic,atomic_bool,atomic_char,atomic_int,atomic_uint,atomic_long,atomic_ulong,atomic_size_t,atomic_uint8_t,atomic_uint16_t,atomic_uint32_t,atomic_uint64_t,atomic_int8_t,atomic_int16_t,atomic_int32_t,atomic_int64_t
      atomic_ref atomic_flag atomic_thread_fence atomic_signal_fence kill_dependency
      memory_order=memory_order,memory_order_relaxed,memory_order_consume,memory_order_acquire,memory_order_release,memory_order_acq_rel,memory_order_seq_cst`,
  },
  {
    folder: 'io',
    words: `ios_base basic_ios=basic_ios,ios,wios basic_streambuf=basic_streambuf,streambuf,wstreambuf
      basic_ostream=basic_ostream,ostream,wostream basic_istream=basic_istream,istream,wistream
      basic_iostream=basic_iostream,iostream,wiostream basic_filebuf=basic_filebuf,filebuf,wfilebuf
      basic_ifstream=basic_ifstream,ifstream,wifstream basic_ofstream=basic_ofstream,ofstream,wofstream
      basic_fstream=basic_fstream,fstream,wfstream basic_stringbuf=basic_stringbuf,stringbuf,wstringbuf
      basic_istringstream=basic_istringstream,istringstream,wistringstream
      basic_ostringstream=basic_ostringstream,ostringstream,wostringstream
      basic_stringstream=basic_stringstream,stringstream,wstringstream basic_spanbuf=basic_spanbuf,spanbuf
      basic_ispanstream=basic_ispanstream,ispanstream basic_ospanstream=basic_ospanstream,ospanstream
      basic_spanstream=basic_spanstream,spanstream basic_syncbuf=basic_syncbuf,syncbuf
      basic_osyncstream=basic_osyncstream,osyncstream cout=cout,wcout cin=cin,wcin cerr=cerr,wcerr clog=clog,wclog
      streamoff streamsize fpos=fpos,streampos,wstreampos io_errc iostream_category print println`,
  },
  {
    folder: 'io/manip',
    words: `boolalpha=boolalpha,noboolalpha showbase=showbase,noshowbase showpoint=showpoint,noshowpoint
      showpos=showpos,noshowpos skipws=skipws,noskipws uppercase=uppercase,nouppercase unitbuf=unitbuf,nounitbuf
      left=left,right,internal hex=hex,dec,oct fixed=fixed,scientific,hexfloat,defaultfloat ws ends flush endl
      resetiosflags setiosflags setbase setfill setprecision setw get_money put_money get_time put_time quoted`,
  },
  {
    folder: 'io/c',
    words: `FILE fprintf=printf,fprintf,sprintf,snprintf vfprintf=vprintf,vfprintf,vsprintf,vsnprintf
      fscanf=scanf,fscanf,sscanf fopen freopen fclose fflush fread fwrite fgetc fgets fputc fputs getchar putchar puts
      ungetc ftell fseek rewind clearerr feof ferror perror rename tmpfile`,
  },
  {
    scope: 'filesystem::',
    folder: 'filesystem',
    words: `path filesystem_error directory_entry directory_iterator recursive_directory_iterator file_status space_info
      file_type perms perm_options copy_options directory_options file_time_type absolute
      canonical=canonical,weakly_canonical relative=relative,proximate copy copy_file copy_symlink
      create_directory=create_directory,create_directories create_hard_link
      create_symlink=create_symlink,create_directory_symlink current_path exists equivalent file_size hard_link_count
      last_write_time permissions read_symlink remove=remove,remove_all rename resize_file space
      status=status,symlink_status temp_directory_path is_block_file is_character_file is_directory is_empty is_fifo
      is_other is_regular_file is_socket is_symlink status_known`,
  },
  {
    folder: 'numeric/ratio',
    words:
      'ratio=ratio,atto,femto,pico,nano,micro,milli,centi,deci,deca,hecto,kilo,mega,giga,tera,peta,exa',
  },
  {
    folder: 'numeric/valarray',
    words: 'slice gslice slice_array gslice_array mask_array indirect_array',
  },
  {
    scope: 'numbers::',
    folder: 'numeric',
    words: `constants=e,log2e,log10e,pi,inv_pi,inv_sqrtpi,ln2,ln10,sqrt2,sqrt3,inv_sqrt3,egamma,phi`,
  },
  {
    folder: 'numeric/math',
    words: `abs=abs,labs,llabs fabs div=div,ldiv,lldiv,div_t,ldiv_t,lldiv_t fmod remainder remquo fma fmax fmin fdim
      nan exp exp2 expm1 log log10 log2 log1p pow sqrt cbrt hypot sin cos tan asin acos atan atan2 sinh cosh tanh asinh
      acosh atanh erf erfc tgamma lgamma ceil floor trunc round=round,lround,llround nearbyint rint=rint,lrint,llrint
      frexp ldexp modf scalbn=scalbn,scalbln ilogb logb nextafter=nextafter,nexttoward copysign fpclassify isfinite
      isinf isnan isnormal signbit isgreater isgreaterequal isless islessequal islessgreater isunordered`,
  },
  {
    folder: 'numeric/random',
    words: `linear_congruential_engine=linear_congruential_engine,minstd_rand,minstd_rand0
      mersenne_twister_engine=mersenne_twister_engine,mt19937,mt19937_64
      subtract_with_carry_engine=subtract_with_carry_engine,ranlux24_base,ranlux48_base
      discard_block_engine=discard_block_engine,ranlux24,ranlux48 independent_bits_engine
      shuffle_order_engine=shuffle_order_engine,knuth_b random_device seed_seq generate_canonical
      uniform_random_bit_generator uniform_int_distribution uniform_real_distribution bernoulli_distribution
      binomial_distribution negative_binomial_distribution geometric_distribution poisson_distribution
      exponential_distribution gamma_distribution weibull_distribution extreme_value_distribution normal_distribution
      lognormal_distribution chi_squared_distribution cauchy_distribution fisher_f_distribution student_t_distribution
      discrete_distribution piecewise_constant_distribution piecewise_linear_distribution rand srand`,
  },
  { folder: 'numeric', words: 'random=default_random_engine' },
  {
    folder: 'regex',
    words: `basic_regex=basic_regex,regex,wregex sub_match=sub_match,csub_match,wcsub_match,ssub_match,wssub_match
      match_results=match_results,cmatch,wcmatch,smatch,wsmatch
      regex_iterator=regex_iterator,cregex_iterator,wcregex_iterator,sregex_iterator,wsregex_iterator
      regex_token_iterator=regex_token_iterator,cregex_token_iterator,wcregex_token_iterator,sregex_token_iterator,wsregex_token_iterator
      regex_error regex_traits regex_match regex_search regex_replace`,
  },
  {
    folder: 'locale',
    words: `locale use_facet has_facet ctype ctype_base codecvt codecvt_base collate messages time_get time_put num_get
      num_put numpunct money_get money_put moneypunct wstring_convert wbuffer_convert setlocale lconv`,
  },
  {
    folder: 'coroutine',
    words: `coroutine_traits coroutine_handle noop_coroutine noop_coroutine_promise=noop_coroutine_promise,noop_coroutine_handle
      suspend_never suspend_always generator`,
  },
];
