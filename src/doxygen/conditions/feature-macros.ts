import type { Standard } from '../../model/standards.ts';

/**
 * The macros by which compilers and standard libraries say what they support (`[cpp.predefined]`, `[version.syn]` in the
 * standard), without `__cpp_`, by the first standard that has the feature. Those of technical specifications are missing.
 */
const byStandard = {
  'C++98': 'exceptions rtti',
  'C++11':
    'alias_templates attributes constexpr decltype delegating_constructors inheriting_constructors initializer_lists ' +
    'lambdas nsdmi range_based_for raw_strings ref_qualifiers rvalue_references static_assert threadsafe_static_init ' +
    'unicode_characters unicode_literals user_defined_literals variadic_templates',
  'C++14':
    'aggregate_nsdmi binary_literals decltype_auto digit_separators generic_lambdas init_captures return_type_deduction ' +
    'sized_deallocation variable_templates lib_chrono_udls lib_complex_udls lib_exchange_function ' +
    'lib_generic_associative_lookup lib_integer_sequence lib_integral_constant_callable lib_is_final ' +
    'lib_is_null_pointer lib_make_reverse_iterator lib_make_unique lib_null_iterators lib_quoted_string_io ' +
    'lib_result_of_sfinae lib_robust_nonmodifying_seq_ops lib_shared_timed_mutex lib_string_udls ' +
    'lib_transformation_trait_aliases lib_transparent_operators lib_tuple_element_t lib_tuples_by_type',
  'C++17':
    'aggregate_bases aligned_new capture_star_this deduction_guides enumerator_attributes fold_expressions ' +
    'guaranteed_copy_elision hex_float if_constexpr inline_variables namespace_attributes ' +
    'nested_namespace_definitions noexcept_function_type nontype_template_args nontype_template_parameter_auto ' +
    'structured_bindings template_template_args variadic_using lib_addressof_constexpr ' +
    'lib_allocator_traits_is_always_equal lib_any lib_apply lib_array_constexpr lib_as_const ' +
    'lib_atomic_is_always_lock_free lib_bool_constant lib_boyer_moore_searcher lib_byte lib_chrono lib_clamp ' +
    'lib_enable_shared_from_this lib_execution lib_filesystem lib_gcd_lcm lib_hardware_interference_size ' +
    'lib_has_unique_object_representations lib_hypot lib_incomplete_container_elements lib_invoke lib_is_aggregate ' +
    'lib_is_invocable lib_is_swappable lib_launder lib_logical_traits lib_make_from_tuple lib_map_try_emplace ' +
    'lib_math_special_functions lib_memory_resource lib_node_extract lib_nonmember_container_access lib_not_fn ' +
    'lib_optional lib_parallel_algorithm lib_raw_memory_algorithms lib_sample lib_scoped_lock lib_shared_mutex ' +
    'lib_shared_ptr_arrays lib_shared_ptr_weak_type lib_string_view lib_to_chars lib_type_trait_variable_templates ' +
    'lib_uncaught_exceptions lib_unordered_map_try_emplace lib_variant lib_void_t',
  'C++20':
    'aggregate_paren_init char8_t concepts conditional_explicit consteval constexpr_dynamic_alloc ' +
    'constexpr_in_decltype constinit designated_initializers impl_coroutine impl_destroying_delete ' +
    'impl_three_way_comparison modules nontype_template_parameter_class using_enum lib_algorithm_iterator_requirements ' +
    'lib_assume_aligned lib_atomic_flag_test lib_atomic_float lib_atomic_lock_free_type_aliases lib_atomic_ref ' +
    'lib_atomic_shared_ptr lib_atomic_value_initialization lib_atomic_wait lib_barrier lib_bind_front lib_bit_cast ' +
    'lib_bitops lib_bounded_array_traits lib_char8_t lib_common_reference lib_common_reference_wrapper lib_concepts ' +
    'lib_constexpr_algorithms lib_constexpr_complex lib_constexpr_dynamic_alloc lib_constexpr_functional ' +
    'lib_constexpr_iterator lib_constexpr_memory lib_constexpr_numeric lib_constexpr_string ' +
    'lib_constexpr_string_view lib_constexpr_tuple lib_constexpr_utility lib_constexpr_vector lib_coroutine ' +
    'lib_destroying_delete lib_endian lib_erase_if lib_format lib_generic_unordered_lookup lib_int_pow2 ' +
    'lib_integer_comparison_functions lib_interpolate lib_is_constant_evaluated lib_is_layout_compatible ' +
    'lib_is_nothrow_convertible lib_is_pointer_interconvertible lib_jthread lib_latch lib_list_remove_return_type ' +
    'lib_make_obj_using_allocator lib_math_constants lib_move_iterator_concept lib_polymorphic_allocator lib_ranges ' +
    'lib_remove_cvref lib_semaphore lib_shift lib_smart_ptr_for_overwrite lib_source_location lib_span lib_ssize ' +
    'lib_starts_ends_with lib_syncbuf lib_three_way_comparison lib_to_address lib_to_array lib_type_identity ' +
    'lib_unwrap_ref',
  'C++23':
    'auto_cast explicit_this_parameter if_consteval implicit_move multidimensional_subscript named_character_escapes ' +
    'size_t_suffix static_call_operator lib_adaptor_iterator_pair_constructor lib_allocate_at_least ' +
    'lib_associative_heterogeneous_erasure lib_bind_back lib_byteswap lib_constexpr_bitset lib_constexpr_charconv ' +
    'lib_constexpr_cmath lib_constexpr_typeinfo lib_containers_ranges lib_expected lib_flat_map lib_flat_set ' +
    'lib_format_ranges lib_formatters lib_forward_like lib_freestanding_feature_test_macros lib_generator ' +
    'lib_invoke_r lib_ios_noreplace lib_is_implicit_lifetime lib_is_scoped_enum lib_mdspan lib_modules ' +
    'lib_move_only_function lib_out_ptr lib_print lib_ranges_as_const lib_ranges_as_rvalue ' +
    'lib_ranges_cartesian_product lib_ranges_chunk lib_ranges_chunk_by lib_ranges_contains lib_ranges_enumerate ' +
    'lib_ranges_find_last lib_ranges_fold lib_ranges_iota lib_ranges_join_with lib_ranges_repeat lib_ranges_slide ' +
    'lib_ranges_starts_ends_with lib_ranges_stride lib_ranges_to_container lib_ranges_zip ' +
    'lib_reference_from_temporary lib_spanstream lib_stacktrace lib_start_lifetime_as lib_stdatomic_h ' +
    'lib_string_contains lib_string_resize_and_overwrite lib_to_underlying lib_tuple_like lib_unreachable',
  'C++26':
    'constexpr_exceptions constexpr_virtual_inheritance contracts deleted_function expansion_statements ' +
    'impl_reflection pack_indexing placeholder_variables pp_embed template_parameters ' +
    'trivial_relocatability trivial_union variadic_friend lib_aligned_accessor ' +
    'lib_associative_heterogeneous_insertion lib_atomic_min_max lib_bitset lib_constexpr_deque ' +
    'lib_constexpr_forward_list lib_constexpr_list lib_constexpr_map lib_constexpr_new lib_constexpr_queue ' +
    'lib_constexpr_set lib_constexpr_stack lib_constrained_equality lib_contracts lib_copyable_function lib_debugging ' +
    'lib_format_path lib_format_uchar lib_fstream_native_handle lib_function_ref lib_generate_random lib_hive ' +
    'lib_inplace_vector lib_is_sufficiently_aligned lib_is_virtual_base_of lib_is_within_lifetime lib_linalg ' +
    'lib_optional_range_support lib_parallel_scheduler lib_philox_engine ' +
    'lib_polymorphic lib_indirect lib_ranges_cache_latest lib_ranges_concat lib_ranges_as_input ' +
    'lib_ratio lib_rcu lib_hazard_pointer lib_reflection lib_saturation_arithmetic lib_senders ' +
    'lib_simd lib_smart_ptr_owner_equality lib_span_at lib_span_initializer_list lib_sstream_from_string_view ' +
    'lib_string_subview lib_submdspan lib_task lib_text_encoding',
} as const;

const first = new Map<string, string>(
  Object.entries(byStandard).flatMap(([standard, names]) =>
    names.split(' ').map((name): [string, string] => [`__cpp_${name}`, standard]),
  ),
);

/** Features that a later paper changed for an older standard, with the value that they have in it. */
const changed: Readonly<Record<string, number>> = {
  '__cpp_char8_t C++20': 202207,
  '__cpp_consteval C++20': 202211,
  '__cpp_lib_common_reference C++20': 202302,
  '__cpp_lib_common_reference_wrapper C++20': 202302,
  '__cpp_lib_format C++20': 202110,
  '__cpp_lib_optional C++20': 202106,
  '__cpp_lib_ranges C++20': 202110,
  '__cpp_lib_variant C++20': 202106,
};

/** The values of `__cplusplus` and `__STDC_VERSION__`; C89 has none. */
export const versions: Readonly<Record<Standard, number>> = {
  'C++98': 199711,
  'C++11': 201103,
  'C++14': 201402,
  'C++17': 201703,
  'C++20': 202002,
  'C++23': 202302,
  'C++26': 202400,
  C89: 0,
  C99: 199901,
  C11: 201112,
  C17: 201710,
  C23: 202311,
};

/** The last month in which a paper for C++26 can be adopted: `__cplusplus` has its final value only afterwards. */
const lastOfNewest = 202612;

/** True for the name of a macro of a feature of the language or of the standard library. */
export function isFeatureMacro(name: string): boolean {
  return name.startsWith('__cpp_') && !name.startsWith('__cpp_lib_experimental');
}

/** The first standard with a feature; `undefined` for unknown ones. */
export function firstStandardOf(macro: string): string | undefined {
  return first.get(macro);
}

/** The greatest value that a macro may have in a standard that has the feature: the month in which a paper was adopted. */
export function featureValue(macro: string, standard: Standard): number {
  const latest = standard === 'C++26' ? lastOfNewest : versions[standard];
  return changed[`${macro} ${standard}`] ?? latest;
}
