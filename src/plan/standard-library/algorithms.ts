import type { StandardNames } from './standard-names.ts';

/** The algorithms; those of `std::ranges` have the same names in a separate folder. */
export const algorithms: StandardNames = {
  folder: 'algorithm',
  words: `all_any_none_of=all_of,any_of,none_of for_each for_each_n count=count,count_if mismatch
    find=find,find_if,find_if_not find_end find_first_of adjacent_find search search_n copy=copy,copy_if copy_n
    copy_backward move_backward fill fill_n transform generate generate_n remove=remove,remove_if
    remove_copy=remove_copy,remove_copy_if replace=replace,replace_if replace_copy=replace_copy,replace_copy_if
    swap_ranges reverse reverse_copy rotate rotate_copy shift=shift_left,shift_right sample unique unique_copy
    is_partitioned partition partition_copy stable_partition partition_point is_sorted is_sorted_until sort
    partial_sort partial_sort_copy stable_sort nth_element lower_bound upper_bound binary_search equal_range merge
    inplace_merge includes set_difference set_intersection set_symmetric_difference set_union is_heap is_heap_until
    make_heap push_heap pop_heap sort_heap max max_element min min_element minmax minmax_element clamp equal
    lexicographical_compare is_permutation next_permutation prev_permutation iota`,
};

/** The range adaptors and factories, named like their views without `_view`. */
export const views = `empty single iota ref owning filter transform take take_while drop drop_while join join_with
  lazy_split split common reverse as_rvalue as_const elements keys values enumerate zip zip_transform adjacent
  adjacent_transform chunk slide chunk_by stride cartesian_product repeat basic_istream cache_latest concat all`;

/** Other names related to algorithms, iterators and ranges. */
export const aroundAlgorithms: readonly StandardNames[] = [
  {
    folder: 'algorithm',
    words: `iter_swap random_shuffle=random_shuffle,shuffle lexicographical_compare_three_way accumulate
      inner_product adjacent_difference partial_sum reduce exclusive_scan inclusive_scan transform_reduce
      transform_exclusive_scan transform_inclusive_scan qsort bsearch`,
  },
  {
    scope: 'execution::',
    folder: 'algorithm',
    words: `execution_policy_tag=seq,par,par_unseq,unseq
      execution_policy_tag_t=sequenced_policy,parallel_policy,parallel_unsequenced_policy,unsequenced_policy`,
  },
  {
    scope: 'ranges::',
    folder: 'algorithm/ranges',
    words: `shuffle move contains=contains,contains_subrange starts_with ends_with
      find_last=find_last,find_last_if,find_last_if_not fold_left fold_left_first fold_right fold_right_last`,
  },
  {
    scope: 'ranges::',
    folder: 'utility/functional/ranges',
    words: 'equal_to not_equal_to greater less greater_equal less_equal',
  },
  {
    folder: 'iterator',
    words: `iterator iterator_traits reverse_iterator move_iterator back_insert_iterator front_insert_iterator
      insert_iterator istream_iterator ostream_iterator istreambuf_iterator ostreambuf_iterator counted_iterator
      common_iterator basic_const_iterator=basic_const_iterator,const_iterator,const_sentinel move_sentinel
      default_sentinel_t=default_sentinel_t,default_sentinel
      unreachable_sentinel_t=unreachable_sentinel_t,unreachable_sentinel
      iterator_tags=input_iterator_tag,output_iterator_tag,forward_iterator_tag,bidirectional_iterator_tag,random_access_iterator_tag,contiguous_iterator_tag
      indirectly_readable indirectly_writable weakly_incrementable incrementable input_or_output_iterator sentinel_for
      sized_sentinel_for input_iterator output_iterator forward_iterator bidirectional_iterator random_access_iterator
      contiguous_iterator projected permutable mergeable sortable incrementable_traits indirectly_readable_traits
      indirectly_movable indirectly_copyable indirectly_swappable indirectly_comparable
      iter_t=iter_value_t,iter_reference_t,iter_difference_t,iter_rvalue_reference_t,iter_common_reference_t,iter_const_reference_t
      advance distance next prev begin=begin,cbegin end=end,cend rbegin=rbegin,crbegin rend=rend,crend size=size,ssize
      empty data make_reverse_iterator make_move_iterator back_inserter front_inserter inserter`,
  },
  {
    scope: 'ranges::',
    folder: 'ranges',
    words: `range borrowed_range sized_range view input_range output_range forward_range bidirectional_range
      random_access_range contiguous_range common_range viewable_range constant_range view_interface subrange dangling to
      begin cbegin end cend rbegin crbegin rend crend size ssize empty data cdata
      iterator_t=iterator_t,const_iterator_t,sentinel_t,const_sentinel_t,range_difference_t,range_size_t,range_value_t,range_reference_t,range_const_reference_t,range_rvalue_reference_t,range_common_reference_t`,
  },
  { scope: 'views::', folder: 'ranges', words: 'view_counted=counted basic_istream_view=istream' },
  {
    folder: 'numeric',
    words: `complex valarray gcd lcm midpoint lerp bit_cast bit_ceil bit_floor bit_width has_single_bit rotl rotr
      countl_zero countl_one countr_zero countr_one popcount byteswap add_sat sub_sat mul_sat div_sat saturate_cast`,
  },
];
